#pragma once
#include <curl/curl.h>
#include "../loaded.h"

#define CURL_FUNCTION(name) LOADED("libcurl.so.4", name)

static inline CURLcode kiosk_global_init(long flags) { return CURL_FUNCTION(curl_global_init)(flags); }

static inline CURL *kiosk_easy_init(void) { return CURL_FUNCTION(curl_easy_init)(); }
static inline void kiosk_easy_cleanup(CURL *handle) { CURL_FUNCTION(curl_easy_cleanup)(handle); }
static inline void kiosk_easy_reset(CURL *handle) { CURL_FUNCTION(curl_easy_reset)(handle); }
static inline CURLcode kiosk_easy_pause(CURL *handle, int mask) { return CURL_FUNCTION(curl_easy_pause)(handle, mask); }
static inline const char *kiosk_easy_strerror(CURLcode code) { return CURL_FUNCTION(curl_easy_strerror)(code); }

static inline CURLM *kiosk_multi_init(void) { return CURL_FUNCTION(curl_multi_init)(); }
static inline void kiosk_multi_cleanup(CURLM *multi) { CURL_FUNCTION(curl_multi_cleanup)(multi); }
static inline void kiosk_multi_add(CURLM *multi, CURL *handle) { CURL_FUNCTION(curl_multi_add_handle)(multi, handle); }
static inline void kiosk_multi_remove(CURLM *multi, CURL *handle) { CURL_FUNCTION(curl_multi_remove_handle)(multi, handle); }
static inline void kiosk_multi_wakeup(CURLM *multi) { CURL_FUNCTION(curl_multi_wakeup)(multi); }

static inline void kiosk_multi_perform(CURLM *multi) {
  int running = 0;
  CURL_FUNCTION(curl_multi_perform)(multi, &running);
}

static inline void kiosk_multi_wait(CURLM *multi, int milliseconds) {
  CURL_FUNCTION(curl_multi_poll)(multi, NULL, 0, milliseconds, NULL);
}

static inline struct curl_slist *kiosk_list_append(struct curl_slist *list, const char *text) {
  return CURL_FUNCTION(curl_slist_append)(list, text);
}

static inline void kiosk_list_free(struct curl_slist *list) { CURL_FUNCTION(curl_slist_free_all)(list); }

// Swift imports neither variadic functions nor unions: one small typed function for each use.

static inline CURLcode kiosk_easy_set_long(CURL *handle, CURLoption option, long value) {
  return CURL_FUNCTION(curl_easy_setopt)(handle, option, value);
}

static inline CURLcode kiosk_easy_set_string(CURL *handle, CURLoption option, const char *value) {
  return CURL_FUNCTION(curl_easy_setopt)(handle, option, value);
}

static inline CURLcode kiosk_easy_set_pointer(CURL *handle, CURLoption option, void *value) {
  return CURL_FUNCTION(curl_easy_setopt)(handle, option, value);
}

static inline CURLcode kiosk_easy_set_headers(CURL *handle, struct curl_slist *headers) {
  return CURL_FUNCTION(curl_easy_setopt)(handle, CURLOPT_HTTPHEADER, headers);
}

typedef size_t (*kiosk_receive_function)(char *bytes, size_t size, size_t count, void *context);

static inline CURLcode kiosk_easy_set_receive(CURL *handle, CURLoption option, kiosk_receive_function function) {
  return CURL_FUNCTION(curl_easy_setopt)(handle, option, function);
}

static inline CURLcode kiosk_easy_set_body(CURL *handle, const char *bytes, long size) {
  CURLcode code = CURL_FUNCTION(curl_easy_setopt)(handle, CURLOPT_POSTFIELDSIZE, size);
  if (code != CURLE_OK) return code;
  return CURL_FUNCTION(curl_easy_setopt)(handle, CURLOPT_COPYPOSTFIELDS, bytes);
}

static inline CURLMcode kiosk_multi_set_long(CURLM *multi, CURLMoption option, long value) {
  return CURL_FUNCTION(curl_multi_setopt)(multi, option, value);
}

// The finished transfer and its result, or NULL when no message is left.
static inline CURL *kiosk_multi_next_finished(CURLM *multi, CURLcode *result) {
  int left = 0;
  CURLMsg *message;
  while ((message = CURL_FUNCTION(curl_multi_info_read)(multi, &left))) {
    if (message->msg == CURLMSG_DONE) {
      *result = message->data.result;
      return message->easy_handle;
    }
  }
  return NULL;
}

// The function gets `context` and makes the socket for an address, or refuses it.
static inline CURLcode kiosk_easy_set_open_socket(CURL *handle, curl_opensocket_callback function, void *context) {
  CURLcode code = CURL_FUNCTION(curl_easy_setopt)(handle, CURLOPT_OPENSOCKETFUNCTION, function);
  if (code != CURLE_OK) return code;
  return CURL_FUNCTION(curl_easy_setopt)(handle, CURLOPT_OPENSOCKETDATA, context);
}

// The function gets `context` when the request is about to be sent, and may stop it.
static inline CURLcode kiosk_easy_set_before_sending(CURL *handle, curl_prereq_callback function, void *context) {
  CURLcode code = CURL_FUNCTION(curl_easy_setopt)(handle, CURLOPT_PREREQFUNCTION, function);
  if (code != CURLE_OK) return code;
  return CURL_FUNCTION(curl_easy_setopt)(handle, CURLOPT_PREREQDATA, context);
}
