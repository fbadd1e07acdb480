/** Whether this browser can think for itself. */
export const thinks = typeof WebAssembly === "object" && typeof Worker === "function";
