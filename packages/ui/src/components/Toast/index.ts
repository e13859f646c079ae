export { Toast, type ToastProps, type ToastView } from "./Toast.tsx";
export { ToastRegion, type ToastRegionProps } from "./ToastRegion.tsx";
