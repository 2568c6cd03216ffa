#pragma once
#include <png.h>
#include <string.h>

// Swift imports neither the macros of the simplified interface nor their arithmetic: one function for each use.

// Opens a PNG in memory and asks for 8-bit RGBA. 0 with a message in `image` where it cannot be read.
static inline int kiosk_png_open(png_image *image, const void *bytes, size_t count) {
  memset(image, 0, sizeof *image);
  image->version = PNG_IMAGE_VERSION;
  if (!png_image_begin_read_from_memory(image, bytes, count)) return 0;
  image->format = PNG_FORMAT_RGBA;
  return 1;
}

// Reads the opened PNG into `pixels`, 4 bytes each, row after row.
static inline int kiosk_png_read(png_image *image, void *pixels) {
  return png_image_finish_read(image, NULL, pixels, 0, NULL);
}

// Writes RGBA pixels as a PNG into `memory`, or only says how large it would become where `memory` is NULL.
static inline int kiosk_png_write(
    unsigned width, unsigned height, const void *pixels, void *memory, size_t *size, char *message, size_t room) {
  png_image image;
  memset(&image, 0, sizeof image);
  image.version = PNG_IMAGE_VERSION;
  image.width = width;
  image.height = height;
  image.format = PNG_FORMAT_RGBA;
  int done = png_image_write_to_memory(&image, memory, size, 0, pixels, 0, NULL);
  if (!done) strncpy(message, image.message, room - 1);
  png_image_free(&image);
  return done;
}

// Writes pixels that are indices into a palette of red, green and blue as a PNG into `memory`.
static inline int kiosk_png_write_indexed(
    unsigned width, unsigned height, const void *pixels, const void *palette, unsigned colours, void *memory,
    size_t *size, char *message, size_t room) {
  png_image image;
  memset(&image, 0, sizeof image);
  image.version = PNG_IMAGE_VERSION;
  image.width = width;
  image.height = height;
  image.format = PNG_FORMAT_RGB_COLORMAP;
  image.colormap_entries = colours;
  int done = png_image_write_to_memory(&image, memory, size, 0, pixels, 0, palette);
  if (!done) strncpy(message, image.message, room - 1);
  png_image_free(&image);
  return done;
}

static inline const char *kiosk_png_message(const png_image *image) { return image->message; }
