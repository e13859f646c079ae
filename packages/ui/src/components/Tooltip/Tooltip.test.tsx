import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { IconButton } from "../IconButton/index.ts";
import { Tooltip } from "./Tooltip.tsx";

describe("Tooltip", () => {
  test("its text describes the control before any script runs and without being shown", () => {
    const html = renderToStaticMarkup(
      <Tooltip text="Gardée 30 jours">
        <IconButton label="Archiver" icon={<i />} />
      </Tooltip>,
    ).replace(/ class="[^"]*"/g, "");
    const [, text] = /<span id="([^"]*)" hidden="">Gardée 30 jours<\/span>/.exec(html) ?? [];
    expect(text).toBeTypeOf("string");
    expect(html).toContain(`aria-describedby="${text}"`);
    expect(html).not.toContain('role="tooltip"');
  });
});
