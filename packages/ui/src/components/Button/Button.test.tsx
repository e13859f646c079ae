import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Button } from "./Button.tsx";
import { buttonStyle } from "./buttonStyle.ts";

function withoutClasses(markup: string): string {
  return markup.replace(/ class="[^"]*"/g, "");
}

describe("Button", () => {
  test("is a native button that does not submit unless asked to", () => {
    expect(withoutClasses(renderToStaticMarkup(<Button>Envoyer</Button>))).toBe(
      '<button type="button">Envoyer</button>',
    );
    expect(withoutClasses(renderToStaticMarkup(<Button type="submit">Envoyer</Button>))).toBe(
      '<button type="submit">Envoyer</button>',
    );
  });

  test("disabled is the native state", () => {
    expect(withoutClasses(renderToStaticMarkup(<Button isDisabled>Se connecter</Button>))).toBe(
      '<button type="button" disabled="">Se connecter</button>',
    );
  });

  test("pending keeps its text and its focus: busy and aria-disabled, not disabled", () => {
    expect(withoutClasses(renderToStaticMarkup(<Button isPending>Se connecter</Button>))).toBe(
      '<button type="button" aria-disabled="true" aria-busy="true">Se connecter' +
        '<span aria-hidden="true"><span></span></span></button>',
    );
  });

  test("resting keeps its focus: aria-disabled, not disabled", () => {
    expect(withoutClasses(renderToStaticMarkup(<Button isResting>Se connecter</Button>))).toBe(
      '<button type="button" aria-disabled="true">Se connecter</button>',
    );
  });

  test("an icon is decoration", () => {
    expect(withoutClasses(renderToStaticMarkup(<Button icon={<i />}>Modifier</Button>))).toBe(
      '<button type="button"><span aria-hidden="true"><i></i></span>Modifier</button>',
    );
  });

  test("each variant and size is a class of its own, ready for a router’s link", () => {
    const variants = (["primary", "secondary", "ghost", "danger"] as const).map((variant) =>
      buttonStyle({ variant }),
    );
    const sizes = (["small", "medium", "large"] as const).map((size) => buttonStyle({ size }));
    expect(new Set(variants).size).toBe(4);
    expect(new Set(sizes).size).toBe(3);
    expect(buttonStyle()).toBe(buttonStyle({ variant: "primary", size: "medium" }));
  });
});
