import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { MenuButton, type MenuButtonProps } from "./Menu.tsx";

function markup(props: Partial<MenuButtonProps> = {}): string {
  return renderToStaticMarkup(
    <MenuButton
      label="Actions sur la mission"
      entries={[{ id: "modifier", label: "Modifier" }]}
      {...props}
    />,
  ).replace(/ class="[^"]*"/g, "");
}

describe("MenuButton", () => {
  test("is a native button that states, before any script runs, that it opens a menu, which is closed [apg:menu-button/haspopup]", () => {
    expect(markup({ children: "Actions" })).toBe(
      '<button type="button" aria-haspopup="menu" aria-expanded="false">Actions</button>',
    );
  });

  test("an icon alone is named by the label", () => {
    expect(markup({ icon: <i /> })).toBe(
      '<button type="button" aria-label="Actions sur la mission" aria-haspopup="menu" aria-expanded="false"><span aria-hidden="true"><i></i></span></button>',
    );
  });

  test("cannot be opened while disabled", () => {
    expect(markup({ isDisabled: true })).toContain(' disabled=""');
  });
});
