import { createToastStackMachine, toastStackView } from "@jobami/machines/notices/toast-stack";
import { ToastRegion } from "@jobami/ui/Toast";
import { toastsShown } from "../../../apps/web/app/platform/notices/toast.props.ts";
import { galleryOf, nothing } from "./Gallery.tsx";

export const gallery = galleryOf(
  "notices/toast-stack",
  createToastStackMachine({ now: Date.now }),
  (snapshot) => {
    const toasts = toastsShown(toastStackView(snapshot));
    if (toasts.length === 0) return null;
    return <ToastRegion toasts={toasts} onClose={nothing} onPause={nothing} onResume={nothing} />;
  },
);
