import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Form } from "./Form.tsx";

describe("Form", () => {
  test("leaves the judgement to its owner, not to the browser", () => {
    expect(renderToStaticMarkup(<Form onSubmit={() => {}}>Bonjour</Form>)).toBe(
      '<form noValidate="">Bonjour</form>',
    );
  });

  test("posts to its own address before scripts are there", () => {
    expect(renderToStaticMarkup(<Form id="contact" method="post" />)).toBe(
      '<form noValidate="" id="contact" method="post"></form>',
    );
  });
});
