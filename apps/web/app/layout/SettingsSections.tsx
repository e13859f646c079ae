import { List, ListRow, rowLink } from "@jobami/ui/List";
import { Link } from "react-router";
import { memberPages, settingsPages } from "../pages.ts";
import { sectionLabel, words } from "./copy.ts";
import * as css from "./Settings.css.ts";
import { sectionDetails } from "./settings-copy.ts";

/** The other sections of the settings, where there is no room for them beside the page. */
export function SettingsSections() {
  const others = settingsPages.filter((page) => page !== memberPages.settings);
  return (
    <nav className={css.rows} aria-label={words.settingsSections}>
      <List label={words.settingsSections} look="boxed">
        {others.map((page) => (
          <li key={page.path}>
            <ListRow
              element="div"
              title={
                <Link className={rowLink} to={page.path}>
                  {sectionLabel(page)}
                </Link>
              }
              detail={sectionDetails[page.path]}
            />
          </li>
        ))}
      </List>
    </nav>
  );
}
