import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ToggleButton, type ToggleButtonProps } from "./ToggleButton.tsx";

function plain(props: Partial<ToggleButtonProps> = {}): string {
  return renderToStaticMarkup(
    <ToggleButton isPressed={false} onChange={() => {}} {...props}>
      Favori
    </ToggleButton>,
  ).replace(/ class="[^"]*"/g, "");
}

test("is a native button that distinguishes its state from its text [apg:button/pressed]", () => {
  expect(plain()).toBe('<button type="button" aria-pressed="false"><span>Favori</span></button>');
  expect(plain({ isPressed: true })).toBe(
    '<button type="button" aria-pressed="true"><span>Favori</span></button>',
  );
});

test("keeps its text for screen readers when only the icon shows", () => {
  expect(plain({ icon: <i />, isIconOnly: true })).toBe(
    '<button type="button" aria-pressed="false"><span aria-hidden="true"><i></i></span><span>Favori</span></button>',
  );
});

test("cannot be pressed while disabled", () => {
  expect(plain({ isDisabled: true })).toContain('<button type="button" disabled=""');
});
