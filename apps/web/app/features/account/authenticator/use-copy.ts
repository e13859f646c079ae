import { useNotify } from "../../../platform/notices/index.ts";
import { words } from "./copy.ts";

/** Copies a text and says whether that worked. */
export function useCopy(): (text: string) => Promise<void> {
  const notify = useNotify();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      notify({ kind: "success", title: words.copied });
    } catch {
      notify({ kind: "error", title: words.notCopied });
    }
  };
}
