import { ApiError } from "@jobami/api/http/errors";
import {
  createEmailVerificationMachine,
  type EmailVerificationMachine,
} from "@jobami/machines/auth/email-verification";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { fromPromise } from "xstate";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { VerificationScreen } from "./VerificationScreen.tsx";

type Answer = { success: true; message: string; alreadyVerified: boolean };

function machine(answer: () => Promise<Answer>): EmailVerificationMachine {
  return createEmailVerificationMachine({ now: Date.now }).provide({
    actors: {
      verifyEmail: fromPromise<Answer, { token: string }>(answer),
      resendVerification: fromPromise<
        { success: true; message: string; cooldownMinutes: number },
        { email: string }
      >(async () => ({ success: true, message: "", cooldownMinutes: 2 })),
    },
  });
}

function refusing(status: number, code: ApiError["code"]): EmailVerificationMachine {
  return machine(() => Promise.reject(new ApiError(status, code, "")));
}

const meta: Meta<typeof VerificationScreen> = {
  title: "web/Email verification",
  component: VerificationScreen,
  parameters: { layout: "fullscreen" },
  args: {
    machine: machine(async () => ({ success: true, message: "", alreadyVerified: false })),
    token: "jeton",
    mailboxPath: null,
  },
  decorators: [
    (Story) => (
      <StoryProviders path="/verify-email">
        <main>
          <Story />
        </main>
      </StoryProviders>
    ),
  ],
};

export default meta;
type Story = StoryObj<typeof VerificationScreen>;

/** Presses the button of the link: opening its page proves nothing. */
async function confirm(canvasElement: HTMLElement) {
  await userEvent.click(await within(canvasElement).findByRole("button", { name: "Vérifier mon adresse" }));
}

function shows(text: string | RegExp): NonNullable<Story["play"]> {
  return async ({ canvasElement }) => {
    await confirm(canvasElement);
    await expect((await within(canvasElement).findAllByText(text))[0]).toBeVisible();
  };
}

export const AskedToConfirm: Story = {
  args: { machine: refusing(400, "TOKEN_EXPIRED") },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { name: "Vérifiez votre adresse e-mail" });
  },
};
export const Verifying: Story = {
  args: { machine: machine(() => new Promise(() => {})) },
  play: async ({ canvasElement }) => {
    await confirm(canvasElement);
    await within(canvasElement).findByRole("button", { name: "Vérifier mon adresse", busy: true });
  },
};
export const Verified: Story = { play: shows("Votre adresse est vérifiée") };
/** REG-12: an address that was proved before is a success. */
export const AlreadyVerified: Story = {
  args: { machine: machine(async () => ({ success: true, message: "", alreadyVerified: true })) },
  play: shows("L’email est déjà verifié."),
};
export const Expired: Story = {
  args: { machine: refusing(400, "TOKEN_EXPIRED") },
  play: shows("Ce lien a expiré. Demandez un nouveau lien."),
};
export const Invalid: Story = {
  args: { machine: refusing(400, "TOKEN_INVALID") },
  play: shows(/Connectez-vous pour en recevoir un nouveau/),
};
export const Failed: Story = {
  args: { machine: refusing(500, "INTERNAL_ERROR") },
  play: shows(/Une erreur est survenue pendant la vérification/),
};
export const AwaitingMail: Story = {
  args: { token: null, mailboxPath: "/dev/mailbox" },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("Consultez votre boîte de réception");
  },
};
