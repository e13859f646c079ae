import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { breakpoint, media } from "../../theme/contract.css.ts";
import { NavBar, NavBarButton, type NavBarProps } from "./index.ts";

function markup(props: Partial<NavBarProps> = {}): string {
  return renderToStaticMarkup(
    <NavBar
      label="Navigation principale"
      place="page"
      isShrunk={false}
      name="Jobami"
      renderHome={({ className, children }) => (
        <a href="/" className={className}>
          {children}
        </a>
      )}
      {...props}
    />,
  );
}

describe("NavBar", () => {
  test("states where it stands and whether it is lower", () => {
    expect(markup()).toContain('data-place="page"');
    expect(markup()).not.toContain("data-shrunk");
    expect(markup({ place: "landing", isShrunk: true })).toMatch(/data-place="landing" data-shrunk="true"/);
  });

  test("names the way home once", () => {
    expect(markup()).toMatch(/^<header[^>]*><div[^>]*><nav[^>]*aria-label="Navigation principale"/);
    expect(markup().match(/<a href="\/"/g)?.length).toBe(1);
  });

  test("its widths are those of the theme: 980, 640 and 370 px", () => {
    expect(breakpoint).toMatchObject({ wide: 980, tablet: 640, phone: 370 });
    expect([media.fromWide, media.fromTablet, media.fromPhone]).toEqual([
      `(min-width: ${980 / 16}em)`,
      `(min-width: ${640 / 16}em)`,
      `(min-width: ${370 / 16}em)`,
    ]);
  });

  test("the name of a button is text beside what it shows, so that initials need not be in it", () => {
    const html = renderToStaticMarkup(
      <NavBarButton label="Mon compte">
        <span aria-hidden="true">LM</span>
      </NavBarButton>,
    );
    expect(html).toMatch(
      /^<button type="button" class="[^"]+"><span aria-hidden="true">LM<\/span><span class="[^"]+">Mon compte<\/span><\/button>$/,
    );
  });

  test.each([
    [0, null],
    [3, "3"],
    [100, "99+"],
  ])("a button with %s that waits shows %s", (count, shown) => {
    const html = renderToStaticMarkup(
      <NavBarButton label="Notifications" count={count}>
        <svg aria-hidden="true" />
      </NavBarButton>,
    );
    expect(/aria-hidden="true">([^<]+)<\/span>/.exec(html)?.[1] ?? null).toBe(shown);
  });
});
