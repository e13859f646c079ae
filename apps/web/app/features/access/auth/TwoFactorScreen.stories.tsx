import type { TwoFactorMethod } from "@jobami/api/auth/contract";
import { requester } from "@jobami/api/auth/fixtures";
import { ApiError } from "@jobami/api/http/errors";
import type { LoginAnswer } from "@jobami/machines/auth/login";
import { createTwoFactorMachine, type TwoFactorMachine } from "@jobami/machines/auth/two-factor";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { fromPromise } from "xstate";
import { machinePaths } from "../../../machine-paths.ts";
import { fillIn } from "../../../testing/fill-in.ts";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { TwoFactorScreen } from "./TwoFactorScreen.tsx";

function machine(answer: () => Promise<LoginAnswer>): TwoFactorMachine {
  return createTwoFactorMachine({ paths: machinePaths, now: Date.now }).provide({
    actors: {
      verifyCode: fromPromise<LoginAnswer, { code: string; method: TwoFactorMethod }>(answer),
      resendCode: fromPromise<{ cooldownSeconds: number }>(async () => ({ cooldownSeconds: 60 })),
    },
  });
}

const meta: Meta<typeof TwoFactorScreen> = {
  title: "web/Two-factor",
  component: TwoFactorScreen,
  parameters: { layout: "fullscreen" },
  args: {
    machine: machine(async () => ({
      success: true,
      message: "",
      toastType: "success",
      user: requester,
      requiresTwoFactor: false,
    })),
    maskedEmail: "l•••@e•••.fr",
    cameFrom: null,
    onSignedIn: fn(),
  },
  decorators: [
    (Story) => (
      <StoryProviders path="/verify-two-factor">
        <main>
          <Story />
        </main>
      </StoryProviders>
    ),
  ],
};

export default meta;
type Story = StoryObj<typeof TwoFactorScreen>;

export const Waiting: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/envoyé à l•••@e•••\.fr/)).toBeVisible();
  },
};

/** LOGIN-44: a wrong code signs no one in. */
export const WrongCode: Story = {
  args: { machine: machine(() => Promise.reject(new ApiError(400, "CODE_INVALID", ""))) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await fillIn(canvas.getByLabelText("Code de vérification"), "123456");
    await expect(await canvas.findByText("Ce code n’est pas le bon.")).toBeVisible();
    await expect(args.onSignedIn).not.toHaveBeenCalled();
  },
};

/** The last digit sends the code. */
export const RightCode: Story = {
  play: async ({ canvasElement, args }) => {
    await fillIn(within(canvasElement).getByLabelText("Code de vérification"), "123456");
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledWith(requester));
  },
};

/** The code of an app is asked for, with the ways of who has lost it. */
export const OfAnApp: Story = {
  args: { methods: ["app", "recovery", "mail"] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText("Code de votre application")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Recevoir un code par e-mail" })).toBeVisible();
  },
};

export const RecoveryCode: Story = {
  args: { methods: ["app", "recovery"] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Utiliser un code de secours" }));
    await fillIn(canvas.getByLabelText("Code de secours"), "K7QX-2MFD-PZ3V-H6TA");
    await userEvent.click(canvas.getByRole("button", { name: "Vérifier" }));
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledWith(requester));
  },
};
