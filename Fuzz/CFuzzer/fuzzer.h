#include <stddef.h>
#include <stdint.h>

/// libFuzzer's own main, for a program that has another one: calls `test` with one input after the other.
int LLVMFuzzerRunDriver(int *count, char ***arguments, int (*test)(const uint8_t *bytes, size_t count));
