import { ApiError } from "@jobami/api/http/errors";
import { createPasswordResetMachine, type PasswordResetMachine } from "@jobami/machines/auth/password-reset";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { fromPromise } from "xstate";
import { machinePaths } from "../../../machine-paths.ts";
import { fillIn } from "../../../testing/fill-in.ts";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { ForgotPasswordScreen } from "./ForgotPasswordScreen.tsx";
import { ResetPasswordScreen } from "./ResetPasswordScreen.tsx";

interface ResetAnswers {
  valid?: boolean;
  expired?: boolean;
  refusal?: ApiError;
}

function machine({ valid = true, expired = false, refusal }: ResetAnswers = {}): PasswordResetMachine {
  return createPasswordResetMachine({
    paths: machinePaths,
    now: Date.now,
    newIdempotencyKey: () => "story",
  }).provide({
    actors: {
      requestReset: fromPromise<
        { success: true; message: string; cooldownMinutes: number },
        { email: string }
      >(async () => {
        if (refusal !== undefined) throw refusal;
        return { success: true, message: "", cooldownMinutes: 5 };
      }),
      validateToken: fromPromise<{ success: true; valid: boolean; expired: boolean }, { token: string }>(
        async () => ({ success: true, valid, expired }),
      ),
      savePassword: fromPromise<unknown, { token: string; password: string; idempotencyKey: string }>(
        () => new Promise(() => {}),
      ),
    },
  });
}

const meta: Meta<typeof ForgotPasswordScreen> = {
  title: "web/Password reset",
  component: ForgotPasswordScreen,
  parameters: { layout: "fullscreen" },
  args: { machine: machine(), mailboxPath: "/dev/mailbox" },
  decorators: [
    (Story) => (
      <StoryProviders path="/forgot-password">
        <main>
          <Story />
        </main>
      </StoryProviders>
    ),
  ],
};

export default meta;
type Story = StoryObj<typeof ForgotPasswordScreen>;

async function ask(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await fillIn(canvas.getByLabelText("Adresse e-mail"), "lea@exemple.fr");
  await userEvent.click(canvas.getByRole("button", { name: "Recevoir le lien" }));
  return canvas;
}

export const Asking: Story = {};

export const Sent: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await ask(canvasElement);
    await expect(await canvas.findByText("Consultez votre boîte de réception")).toBeVisible();
  },
};

/** PWD-07: the wait is reported in minutes. */
export const TooSoon: Story = {
  args: {
    machine: machine({
      refusal: new ApiError(429, "COOLDOWN_ACTIVE", "", { data: { cooldownMinutes: 5 } }),
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = await ask(canvasElement);
    await expect(
      await canvas.findByText("Veuillez attendre 5 minutes avant de demander un nouveau lien."),
    ).toBeVisible();
  },
};

export const Choosing: Story = {
  render: () => <ResetPasswordScreen machine={machine()} token="jeton" />,
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByLabelText("Nouveau mot de passe");
    await fillIn(field, "Bonjour");
    await expect(await within(canvasElement).findByText("2 règles sur 5 respectées")).toBeInTheDocument();
  },
};

export const LinkExpired: Story = {
  render: () => <ResetPasswordScreen machine={machine({ valid: false, expired: true })} token="jeton" />,
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText("Ce lien a expiré. Demandez-en un nouveau."),
    ).toBeVisible();
  },
};

export const LinkInvalid: Story = {
  render: () => <ResetPasswordScreen machine={machine({ valid: false })} token="jeton" />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/n’est pas valable ou a déjà servi/)).toBeVisible();
  },
};
