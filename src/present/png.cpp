// SPDX-License-Identifier: Apache-2.0
// Pictures as PNG: the SVG, drawn by librsvg on a surface of cairo's. Both are loaded when the
// first image is made: with all they bring along, loading them takes longer than most answers, and
// whoever wants no PNG need not have them. The same machine gives the same bytes; another version
// of the libraries, or another sans-serif font, other ones.
#include <dlfcn.h>
#include <fmt/format.h>
#include <librsvg/rsvg.h>

#include <memory>

#include <rookery/error.hpp>

#include "present/format.hpp"
#include "present/svg.hpp"

// Fontconfig keeps what it has read until the program ends, out of sight of the leak checker.
#ifdef __SANITIZE_ADDRESS__
extern "C" const char* __lsan_default_suppressions();
extern "C" const char* __lsan_default_suppressions() { return "leak:libfontconfig\n"; }
#endif

namespace rookery {
namespace {

[[noreturn]] void fail(const std::string& why) {
  throw Error(Error::Kind::unanswered, "format 'png': " + why);
}

void* library(const char* name) {
  void* handle = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (!handle)
    fail(
        fmt::format("cannot load {}, of the Debian packages librsvg2-2 and libcairo2; svg needs "
                    "neither",
                    name));
  return handle;
}

// The function of that name, whose type the headers know.
template <typename Function>
void load(Function*& function, void* handle, const char* name) {
  function = reinterpret_cast<Function*>(dlsym(handle, name));
  if (!function) fail(fmt::format("no function {} in the libraries found", name));
}

struct Libraries {
  Libraries() {
    void* rsvg = library("librsvg-2.so.2");
    load(read, rsvg, "rsvg_handle_new_from_data");
    load(size, rsvg, "rsvg_handle_get_intrinsic_size_in_pixels");
    load(render, rsvg, "rsvg_handle_render_document");
    void* cairo = library("libcairo.so.2");
    load(surface, cairo, "cairo_image_surface_create");
    load(release_surface, cairo, "cairo_surface_destroy");
    load(context, cairo, "cairo_create");
    load(release_context, cairo, "cairo_destroy");
    load(colour, cairo, "cairo_set_source_rgb");
    load(fill, cairo, "cairo_paint");
    load(write, cairo, "cairo_surface_write_to_png_stream");
    void* gobject = library("libgobject-2.0.so.0");
    load(release_image, gobject, "g_object_unref");
  }

  decltype(&rsvg_handle_new_from_data) read;
  decltype(&rsvg_handle_get_intrinsic_size_in_pixels) size;
  decltype(&rsvg_handle_render_document) render;
  decltype(&cairo_image_surface_create) surface;
  decltype(&cairo_surface_destroy) release_surface;
  decltype(&cairo_create) context;
  decltype(&cairo_destroy) release_context;
  decltype(&cairo_set_source_rgb) colour;
  decltype(&cairo_paint) fill;
  decltype(&cairo_surface_write_to_png_stream) write;
  decltype(&g_object_unref) release_image;
};

const Libraries& libraries() {
  static const Libraries loaded;
  return loaded;
}

// What cairo writes is kept. No exception may pass through it.
cairo_status_t keep(void* kept, const unsigned char* bytes, unsigned int length) {
  try {
    static_cast<std::string*>(kept)->append(reinterpret_cast<const char*>(bytes), length);
  } catch (...) {
    return CAIRO_STATUS_NO_MEMORY;
  }
  return CAIRO_STATUS_SUCCESS;
}

std::string png_of(const std::string& svg) {
  const Libraries& use = libraries();
  const std::unique_ptr<RsvgHandle, decltype(use.release_image)> image(
      use.read(reinterpret_cast<const guint8*>(svg.data()), svg.size(), nullptr),
      use.release_image);
  double width = 0, height = 0;
  if (!image || !use.size(image.get(), &width, &height)) fail("librsvg cannot read the picture");
  const std::unique_ptr<cairo_surface_t, decltype(use.release_surface)> surface(
      use.surface(CAIRO_FORMAT_RGB24, static_cast<int>(width), static_cast<int>(height)),
      use.release_surface);
  const std::unique_ptr<cairo_t, decltype(use.release_context)> context(use.context(surface.get()),
                                                                        use.release_context);
  use.colour(context.get(), 1, 1, 1);  // the last pixels may be covered in part
  use.fill(context.get());
  const RsvgRectangle all{0, 0, width, height};
  if (!use.render(image.get(), context.get(), &all, nullptr)) fail("librsvg cannot draw it");
  std::string bytes;
  if (use.write(surface.get(), keep, &bytes) != CAIRO_STATUS_SUCCESS) fail("cairo cannot write it");
  return bytes;
}

std::string picture(const Picture& picture) { return png_of(svg_picture(picture)); }

std::string sheet(const std::vector<Picture>& pictures, std::string_view title) {
  return png_of(svg_sheet(pictures, title));
}

}  // namespace

extern const Format png_format;
const Format png_format = {.name = "png",
                           .summary = "the same picture in pixels",
                           .writes = {"max", "min-maximal", "draw", "heat", "list", "unrank",
                                      "sample", "unique", "puzzle", "puzzle hint"},
                           .picture = picture,
                           .sheet = sheet,
                           .binary = true};

}  // namespace rookery
