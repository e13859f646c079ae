import { useNotify } from "../../../platform/notices/index.ts";
import { copy } from "./copy.ts";

/** Copies a text and reports whether that worked. */
export function useCopy(): (text: string) => Promise<void> {
  const notify = useNotify();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      notify({ kind: "success", title: copy.copied });
    } catch {
      notify({ kind: "error", title: copy.notCopied });
    }
  };
}
