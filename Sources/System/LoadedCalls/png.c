#include <png.h>
#include "forward.h"

#define PNG(Result, name, parameters, arguments) FORWARD("libpng16.so.16", Result, name, parameters, arguments)

PNG(int, png_image_begin_read_from_memory, (png_imagep image, png_const_voidp bytes, size_t count), (image, bytes, count))
PNG(int, png_image_finish_read,
    (png_imagep image, png_const_colorp background, void *pixels, png_int_32 stride, void *palette),
    (image, background, pixels, stride, palette))
PNG(int, png_image_write_to_memory,
    (png_imagep image, void *memory, png_alloc_size_t *size, int converts, const void *pixels, png_int_32 stride,
     const void *palette),
    (image, memory, size, converts, pixels, stride, palette))
PNG(void, png_image_free, (png_imagep image), (image))
