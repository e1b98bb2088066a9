// SPDX-License-Identifier: Apache-2.0
// Nothing: the target of the headers that the test programs share needs a source of its own.
