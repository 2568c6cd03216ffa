#pragma once
#include <webp/decode.h>
#include <webp/demux.h>
#include <webp/encode.h>

// Decodes a still picture as RGBA into `pixels`, scaled to `width` × `height` where that is not its own size.
static inline VP8StatusCode kiosk_webp_decode(
    const uint8_t *bytes, size_t count, uint8_t *pixels, int width, int height) {
  WebPDecoderConfig config;
  if (!WebPInitDecoderConfig(&config)) return VP8_STATUS_INVALID_PARAM;
  if (WebPGetFeatures(bytes, count, &config.input) != VP8_STATUS_OK) return VP8_STATUS_BITSTREAM_ERROR;
  config.options.use_scaling = config.input.width != width || config.input.height != height;
  config.options.scaled_width = width;
  config.options.scaled_height = height;
  config.output.colorspace = MODE_RGBA;
  config.output.is_external_memory = 1;
  config.output.u.RGBA.rgba = pixels;
  config.output.u.RGBA.stride = width * 4;
  config.output.u.RGBA.size = (size_t)width * (size_t)height * 4;
  VP8StatusCode status = WebPDecode(bytes, count, &config);
  WebPFreeDecBuffer(&config.output);
  return status;
}

// The size of a picture and whether it moves.
static inline VP8StatusCode kiosk_webp_features(
    const uint8_t *bytes, size_t count, int *width, int *height, int *is_animated) {
  WebPBitstreamFeatures features;
  VP8StatusCode status = WebPGetFeatures(bytes, count, &features);
  if (status != VP8_STATUS_OK) return status;
  *width = features.width;
  *height = features.height;
  *is_animated = features.has_animation;
  return status;
}

// Copies the first frame of a moving picture, drawn on its canvas, into `pixels`. 0 where it cannot be read.
static inline int kiosk_webp_first_frame(const uint8_t *bytes, size_t count, uint8_t *pixels, size_t size) {
  WebPData data = {bytes, count};
  WebPAnimDecoderOptions options;
  if (!WebPAnimDecoderOptionsInit(&options)) return 0;
  options.color_mode = MODE_RGBA;
  WebPAnimDecoder *decoder = WebPAnimDecoderNew(&data, &options);
  if (!decoder) return 0;
  uint8_t *frame = NULL;
  int moment = 0, done = 0;
  WebPAnimInfo info;
  if (WebPAnimDecoderGetInfo(decoder, &info) && (size_t)info.canvas_width * info.canvas_height * 4 == size &&
      WebPAnimDecoderGetNext(decoder, &frame, &moment) && frame) {
    for (size_t i = 0; i < size; i++) pixels[i] = frame[i];
    done = 1;
  }
  WebPAnimDecoderDelete(decoder);
  return done;
}
