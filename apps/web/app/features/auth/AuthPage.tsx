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
    <div className={css.page}>
      <div className={css.column}>
        <header className={css.head}>
          <h1 className={heading[1]}>{title}</h1>
          {lead !== undefined && <p className={text.lead}>{lead}</p>}
        </header>
        {children}
      </div>
      <aside className={css.aside} aria-hidden="true">
        <div className={css.asideView}>
          <div className={css.asideWords}>
            <p className={heading[1]}>{aside.title}</p>
            <p className={text.lead}>{aside.text}</p>
          </div>
          <div className={css.asideStreet}>
            <Street seed="rue des voisins" />
          </div>
        </div>
      </aside>
    </div>
  );
}
