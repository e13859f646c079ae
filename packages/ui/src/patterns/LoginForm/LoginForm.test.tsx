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

  test("states to the eye which fields are required, as it does to the ear", () => {
    expect(markup()).toContain(">Tous les champs sont obligatoires.</p>");
    expect(markup().match(/aria-required="true"/g)).toHaveLength(2);
  });

  test("asks for an address, a password and whether to be remembered, and for nothing else [LOGIN-12]", () => {
    const bound = (name: string) => ({ name, onChange: () => {}, onBlur: () => {} });
    const html = markup({
      fields: { email: bound("email"), password: bound("password"), rememberMe: bound("rememberMe") },
    });
    const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
    const inputs = [...html.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)].map(([tag]) => tag);
    expect(inputs.map((tag) => [attribute(tag, "name"), attribute(tag, "type")])).toEqual([
      ["email", "email"],
      ["password", "password"],
      ["rememberMe", "checkbox"],
    ]);
  });

  test("hands on what its owner gives to the form itself", () => {
    expect(markup({ method: "post" })).toMatch(/^<form noValidate="" id="login" [^>]*method="post"/);
  });

  test("its button is disabled while the form is sent and while it rests, states for how long, and is enabled again after [LOGIN-27, LOGIN-28]", () => {
    const resting = button(markup({ isSubmitDisabled: true, secondsLeft: 3 }));
    expect(resting).toContain('Se connecter<span aria-hidden="true"> (3\u00a0s)');
    expect(resting).toContain(' aria-disabled="true"');
    // Once it is accepted, the button has the focus until the next page has come.
    const accepted = button(markup({ isSubmitDisabled: true }));
    expect(accepted).toContain(' aria-disabled="true"');
    expect(accepted).not.toContain(' disabled=""');
    const sending = button(markup({ isSubmitDisabled: true, isSubmitting: true }));
    expect(sending).toContain(' aria-disabled="true" aria-busy="true"');
    expect(button(markup())).not.toContain("disabled");
  });
});
