// A definition that takes the place of one in Swift's library, whose tables are large.

#include <stdint.h>

// The name of a Unicode scalar, which this program never asks for: 0 bytes, as for a scalar without a name.
intptr_t _swift_stdlib_getScalarName(uint32_t scalar, uint8_t *buffer, intptr_t capacity) { return 0; }
