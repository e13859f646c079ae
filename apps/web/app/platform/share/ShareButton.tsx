import { Button } from "@jobami/ui/Button";
import { Share2 } from "lucide-react";
import { useNotify } from "../notices/index.ts";

const copy = {
  share: "Partager",
  copied: "Le lien est copié.",
  notShared: "Le lien n’a pas pu être copié.",
} as const;

/** Shares a page by what the device offers for it, else copies its address. */
async function share(address: string, title: string): Promise<"shared" | "copied" | "failed"> {
  if (navigator.share !== undefined) {
    try {
      await navigator.share({ title, url: address });
      return "shared";
    } catch (error) {
      // Whoever closes the device’s sheet wants nothing else.
      if (error instanceof DOMException && error.name === "AbortError") return "shared";
    }
  }
  try {
    await navigator.clipboard.writeText(address);
    return "copied";
  } catch {
    return "failed";
  }
}

/** The command that passes a page of the site on, by its path. */
export function ShareButton({ path, name }: { path: string; name: string }) {
  const notify = useNotify();
  const pass = async () => {
    const outcome = await share(new URL(path, location.href).href, name);
    if (outcome === "copied") notify({ kind: "success", title: copy.copied });
    if (outcome === "failed") notify({ kind: "error", title: copy.notShared });
  };
  return (
    <Button variant="secondary" icon={<Share2 />} onClick={() => void pass()}>
      {copy.share}
    </Button>
  );
}
