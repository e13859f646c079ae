import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { Farewell } from "../../../platform/session/index.ts";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { LoginSheet } from "./LoginSheet.tsx";
import { restingLogin } from "./login.props.ts";

const putOut: Farewell = {
  farewell: {
    title: "Votre compte a été désactivé. Veuillez contacter le support.",
    message: "Motif\u00a0: Menaces envers un jobbeur, par message.",
    until: "2026-11-30T09:54:00.000Z",
  },
};

const meta = {
  title: "web/Login form",
  component: LoginSheet,
  parameters: { layout: "fullscreen" },
  args: { view: restingLogin, demoAccounts: [] },
  decorators: [
    (Story, { parameters }) => (
      <StoryProviders path="/login" state={parameters.state}>
        <main>
          <Story />
        </main>
      </StoryProviders>
    ),
  ],
} satisfies Meta<typeof LoginSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeItsMachine: Story = {};

export const CoolingDown: Story = {
  args: {
    view: {
      ...restingLogin,
      isSubmitDisabled: true,
      cooldownUntil: Date.now() + 3000,
      problem: { code: "EMAIL_NOT_VERIFIED", message: "", fields: [] },
    },
  },
};

export const TooSoon: Story = {
  args: { view: { ...restingLogin, problem: { code: "TOO_SOON", message: "", fields: [] } } },
};

export const Deactivated: Story = {
  args: {
    view: {
      ...restingLogin,
      problem: {
        code: "ACCOUNT_DEACTIVATED",
        message:
          "Votre compte a été désactivé. Veuillez contacter le support. Motif\u00a0: «\u202fFaux profil\u202f». Il rouvre de lui-même le lundi 30 novembre 2026 à 10:54, heure de Paris.",
        fields: [],
      },
    },
  },
};

export const PutOut: Story = {
  parameters: { state: putOut },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("Votre compte a été désactivé. Veuillez contacter le support."),
    ).toBeVisible();
    await expect(canvas.getByText(/Menaces envers un jobbeur/)).toBeVisible();
    await expect(canvas.getByText(/^Il rouvre le 30 novembre 2026 à 10:54/)).toBeVisible();
    await expect(canvas.getByText(/^Pour contester/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Écrire au support" })).toHaveAttribute("href", "/contact");
  },
};
