import { createToastStackMachine, toastStackView } from "@jobami/machines/flows/toast-stack";
import { ToastRegion } from "@jobami/ui/Toast";
import { toastsShown } from "../../../apps/web/app/shell/toast.props.ts";
import { faceOf, nothing } from "../viewer/Standing.tsx";

export const face = faceOf("toast-stack", createToastStackMachine({ now: Date.now }), (snapshot) => {
  const toasts = toastsShown(toastStackView(snapshot));
  if (toasts.length === 0) return null;
  return <ToastRegion toasts={toasts} onClose={nothing} onPause={nothing} onResume={nothing} />;
});
