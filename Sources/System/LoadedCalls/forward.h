#pragma once
#include "../loaded.h"

// Functions of libraries that few commands need stand here under their own names and load their library when the first of them
// is called.

/// A function that hands what it is given to the one of the library.
#define FORWARD(library, Result, name, parameters, arguments) \
  Result name parameters { return LOADED(library, name) arguments; }
