// GTK 4 and libadwaita, and what Swift cannot call by itself: macros and variadic functions.
#ifndef TRIBUTARY_CGTK_SHIMS_H
#define TRIBUTARY_CGTK_SHIMS_H

#include <adwaita.h>
#include <glib-unix.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>

// Types that GLib names by macros.
static inline GType cgtk_type_int(void) { return G_TYPE_INT; }

static inline gboolean cgtk_is_a(gpointer instance, GType type) {
  return G_TYPE_CHECK_INSTANCE_TYPE(instance, type);
}
static inline gboolean cgtk_value_holds(const GValue *value, GType type) {
  return G_VALUE_HOLDS(value, type);
}

// Properties.
static inline void cgtk_set_bool(gpointer object, const char *name, gboolean value) {
  g_object_set(object, name, value, NULL);
}
static inline void cgtk_set_string(gpointer object, const char *name, const char *value) {
  g_object_set(object, name, value, NULL);
}
static inline void cgtk_set_int(gpointer object, const char *name, int value) {
  g_object_set(object, name, value, NULL);
}
static inline void cgtk_set_double(gpointer object, const char *name, double value) {
  g_object_set(object, name, value, NULL);
}
static inline void cgtk_set_float(gpointer object, const char *name, float value) {
  g_object_set(object, name, (double)value, NULL);
}
static inline void cgtk_set_boxed(gpointer object, const char *name, gpointer value) {
  g_object_set(object, name, value, NULL);
}
static inline gboolean cgtk_get_bool(gpointer object, const char *name) {
  gboolean value = FALSE;
  g_object_get(object, name, &value, NULL);
  return value;
}
static inline int cgtk_get_int(gpointer object, const char *name) {
  int value = 0;
  g_object_get(object, name, &value, NULL);
  return value;
}
// The caller frees it.
static inline char *cgtk_copy_string(gpointer object, const char *name) {
  char *value = NULL;
  g_object_get(object, name, &value, NULL);
  return value;
}

// Objects with properties that can be set at construction only.
static inline gpointer cgtk_new_with_int(GType type, const char *name, int value) {
  return g_object_new(type, name, value, NULL);
}

// Accessible attributes, one at a time.
static inline void cgtk_accessible_set_string(
    gpointer widget, GtkAccessibleProperty property, const char *value) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), property, value, -1);
}
// The name alone, without that of a label which it may have as well.
static inline void cgtk_accessible_set_name(gpointer widget, const char *value) {
  gtk_accessible_reset_relation(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, value, -1);
}
static inline void cgtk_accessible_set_state(
    gpointer widget, GtkAccessibleState state, int value) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), state, value, -1);
}
static inline void cgtk_accessible_set_labelled_by(gpointer widget, gpointer label) {
  gtk_accessible_update_relation(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL, -1);
}

static inline gboolean cgtk_pixbuf_save_jpeg(
    GdkPixbuf *pixels, char **buffer, gsize *count, const char *quality) {
  return gdk_pixbuf_save_to_buffer(pixels, buffer, count, "jpeg", NULL, "quality", quality, NULL);
}

// Emits a signal that has no arguments.
static inline void cgtk_emit(gpointer object, const char *name) {
  g_signal_emit_by_name(object, name);
}

// A row of a list model: an object that holds a number and nothing else.
typedef struct {
  GObject parent_instance;
  gint64 number;
} CGtkRow;


#endif
