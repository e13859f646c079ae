import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { LoginForm, type LoginFormProps } from "./LoginForm.tsx";

const markup = (props: Partial<LoginFormProps> = {}) =>
  renderToStaticMarkup(
    <LoginForm
      isSubmitting={false}
      isSubmitDisabled={false}
      secondsLeft={0}
      forgotLink={<a href="/oubli">Oublié</a>}
      {...props}
    />,
  );
const button = (html: string) => /<button type="submit".*?<\/button>/.exec(html)?.[0] ?? "";

describe("LoginForm", () => {
  test("is whole without what moves it: the server draws it, and what is typed early is found by its id", () => {
    for (const id of ["login-email", "login-password", "login-rememberMe"])
      expect(markup()).toMatch(new RegExp(`<input[^>]* id="${id}"`));
    expect(markup({ id: "entree" })).toContain('id="entree-email"');
  });

  test("hands on what its owner gives to the form itself", () => {
    expect(markup({ method: "post" })).toMatch(/^<form noValidate="" id="login" [^>]*method="post"/);
  });

  test("its button says for how long it rests, and rests for good when no time is set", () => {
    expect(button(markup({ isSubmitDisabled: true, secondsLeft: 3 }))).toContain(
      'Se connecter<span aria-hidden="true"> (3\u00a0s)',
    );
    expect(button(markup({ isSubmitDisabled: true }))).toContain(' disabled=""');
    expect(button(markup({ isSubmitDisabled: true, isSubmitting: true }))).toContain('aria-busy="true"');
    expect(button(markup())).not.toContain("disabled");
  });
});
