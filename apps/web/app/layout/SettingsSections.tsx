import { List, ListRow, rowLink } from "@jobami/ui/List";
import { settingsPath } from "../generated/paths.ts";
import { settingsPages } from "../generated/settings.ts";
import { Link } from "../platform/links/index.ts";
import { copy, sectionLabel } from "./copy.ts";
import * as css from "./Settings.css.ts";

/** The other sections of the settings, where there is no room for them beside the page. */
export function SettingsSections() {
  const others = settingsPages.filter((page) => page.path !== settingsPath);
  return (
    <nav className={css.rows} aria-label={copy.settingsSections}>
      <List label={copy.settingsSections} look="boxed">
        {others.map((page) => (
          <li key={page.path}>
            <ListRow
              element="div"
              title={
                <Link className={rowLink} to={page.path}>
                  {sectionLabel(page)}
                </Link>
              }
              detail={page.detail}
            />
          </li>
        ))}
      </List>
    </nav>
  );
}
