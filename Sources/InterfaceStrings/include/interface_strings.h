#ifndef INTERFACE_STRINGS_H
#define INTERFACE_STRINGS_H

#include <stddef.h>

/// The bytes of Localizable.xcstrings; they live as long as the program.
const unsigned char *interface_strings_start(void);
size_t interface_strings_count(void);

#endif
