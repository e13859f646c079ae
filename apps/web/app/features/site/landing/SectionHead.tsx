import { Stack } from "@jobami/ui/layout/Stack";
import { heading, text } from "@jobami/ui/styles";
import type { ReactNode } from "react";

/** The title of a section, and its one sentence. */
export function SectionHead({ id, title, lead }: { id: string; title: string; lead: ReactNode }) {
  return (
    <Stack gap={1}>
      <h2 id={id} className={heading[2]}>
        {title}
      </h2>
      <p className={text.soft}>{lead}</p>
    </Stack>
  );
}
