import { useNotify } from "../notices/index.ts";

/** What is announced of a copy. */
interface CopyOutcomes {
  copied: string;
  notCopied: string;
}

/** Copies a text and reports whether that worked. */
export function useCopy({ copied, notCopied }: CopyOutcomes): (text: string) => Promise<void> {
  const notify = useNotify();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      notify({ kind: "success", title: copied });
    } catch {
      notify({ kind: "error", title: notCopied });
    }
  };
}
