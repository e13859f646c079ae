import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { IconButton } from "../IconButton/index.ts";
import { Tooltip } from "./Tooltip.tsx";

describe("Tooltip", () => {
  test("its words describe the control before any script runs and without being shown", () => {
    const html = renderToStaticMarkup(
      <Tooltip text="Gardée 30 jours">
        <IconButton label="Archiver" icon={<i />} />
      </Tooltip>,
    ).replace(/ class="[^"]*"/g, "");
    const [, words] = /<span id="([^"]*)" hidden="">Gardée 30 jours<\/span>/.exec(html) ?? [];
    expect(words).toBeTypeOf("string");
    expect(html).toContain(`aria-describedby="${words}"`);
    expect(html).not.toContain('role="tooltip"');
  });
});
