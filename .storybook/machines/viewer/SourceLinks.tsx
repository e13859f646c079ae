import { wiring } from "virtual:machine-wiring";
import { heading, link, text } from "@jobami/ui/styles";
import type { ReactNode } from "react";
import * as css from "./MachineViewer.css.ts";

/** Where its code is, and the screens of the product that show it. */
export function SourceLinks({ folder }: { folder: string }): ReactNode {
  const { screens = [], sources = [] } = wiring[folder] ?? {};
  return (
    <div className={css.groups}>
      <section className={css.group}>
        <h3 className={heading[4]}>Screens that show it</h3>
        {screens.length === 0 ? <p className={text.small}>None by itself: others run it for them.</p> : null}
        <ul className={css.list}>
          {screens.map(({ label, story }) => (
            <li key={story}>
              <a className={link} href={`./?path=/story/${story}`} target="_top">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section className={css.group}>
        <h3 className={heading[4]}>Its code</h3>
        <ul className={css.list}>
          {sources.map(({ file, address }) => (
            <li key={file}>
              <a className={link} href={address} target="_blank" rel="noreferrer">
                {file.replace(`packages/machines/src/${folder}/`, "")}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
