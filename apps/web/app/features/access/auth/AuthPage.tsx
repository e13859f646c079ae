import { Columns } from "@jobami/ui/layout/Columns";
import { Stack } from "@jobami/ui/layout/Stack";
import { Street } from "@jobami/ui/Street";
import { heading, text } from "@jobami/ui/styles";
import type { ReactNode } from "react";
import * as css from "./AuthPage.css.ts";
import { aside } from "./copy.ts";

interface AuthPageProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** One column of form; on wide screens the street beside it. */
export function AuthPage({ title, lead, children }: AuthPageProps) {
  return (
    <Columns ratio="1.1:1" from="wide" className={css.page}>
      <Stack gap={8} justify="start" className={css.column}>
        <Stack as="header" gap={2}>
          <h1 className={heading[1]}>{title}</h1>
          {lead !== undefined && <p className={text.lead}>{lead}</p>}
        </Stack>
        {children}
      </Stack>
      <aside className={css.aside} aria-hidden="true">
        <Stack justify="end" className={css.asideView}>
          <Stack gap={4} className={css.asideText}>
            <p className={heading[1]}>{aside.title}</p>
            <p className={text.lead}>{aside.text}</p>
          </Stack>
          <div className={css.asideStreet}>
            <Street seed="rue des voisins" />
          </div>
        </Stack>
      </aside>
    </Columns>
  );
}
