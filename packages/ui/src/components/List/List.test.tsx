import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { List, ListItem } from "./List.tsx";

const plain = (markup: string) => markup.replace(/ class="[^"]*"/g, "");

describe("List", () => {
  test("is a named list, ordered when the order means something", () => {
    expect(plain(renderToStaticMarkup(<List label="Papiers">…</List>))).toBe(
      '<ul aria-label="Papiers" role="list">…</ul>',
    );
    expect(
      plain(
        renderToStaticMarkup(
          <List label="Étapes" isOrdered>
            …
          </List>,
        ),
      ),
    ).toMatch(/^<ol /);
  });

  test("a line is read in order: what leads, the text, what is compared, the command", () => {
    expect(
      plain(
        renderToStaticMarkup(
          <ListItem title="Devis" detail="PDF" leading="·" trailing="60" action="×" isCurrent />,
        ),
      ),
    ).toBe(
      '<li data-current="" aria-current="true"><span>·</span><div><div>Devis</div><div>PDF</div></div><div>60</div><div>×</div></li>',
    );
  });
});
