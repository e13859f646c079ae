import type { ComponentType } from "react";
import { servicesSearchPath } from "../../../generated/paths.ts";
import type { SearchDialogProps } from "./SearchDialog.tsx";

/** What the search over a page is drawn with, fields and all. Where it cannot come, the page of the search is gone to: it has the same box. */
export async function loadSearchDialog(): Promise<{ default: ComponentType<SearchDialogProps> }> {
  try {
    const { SearchDialog, loadFields } = await import("./SearchDialog.tsx");
    await loadFields();
    return { default: SearchDialog };
  } catch {
    globalThis.location.assign(servicesSearchPath);
    return { default: () => null };
  }
}
