import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TwoFactorForm, type TwoFactorFormProps } from "./TwoFactorForm.tsx";

function buttons(props: Partial<TwoFactorFormProps>): string[] {
  const html = renderToStaticMarkup(
    <TwoFactorForm
      code=""
      onCodeChange={() => {}}
      onSubmit={() => {}}
      onResend={() => {}}
      isSubmitting={false}
      isSubmitDisabled={false}
      isResending={false}
      isResendDisabled={false}
      secondsLeft={0}
      wayBack={null}
      {...props}
    />,
  );
  return [...html.matchAll(/<button.*?<\/button>/g)].map(([text]) => text);
}

test("a button that cannot be used now states why: busy, for so long, or not any more", () => {
  const [submit, resend] = buttons({ isSubmitting: true, isSubmitDisabled: true, isResendDisabled: true });
  expect(submit).toContain('aria-busy="true"');
  expect(resend).toContain('aria-disabled="true"');
  const [spent, resting] = buttons({ isSubmitDisabled: true, isResendDisabled: true, secondsLeft: 60 });
  expect(spent).toContain('aria-disabled="true"');
  expect(resting).toContain('Envoyer un autre code<span aria-hidden="true"> dans 1\u00a0min');
  const [, mailing] = buttons({ isResending: true, isResendDisabled: true });
  expect(mailing).toContain('aria-busy="true"');
});

test.each([{}, { secondsLeft: 60 }, { isSubmitting: true }, { isResending: true }])(
  "no button throws away the focus of whoever just pressed it while it rests: %o",
  (state) => {
    for (const button of buttons({ isSubmitDisabled: true, isResendDisabled: true, ...state })) {
      expect(button).toContain('aria-disabled="true"');
      expect(button).not.toContain(' disabled=""');
    }
  },
);
