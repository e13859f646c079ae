import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoryProviders } from "../../testing/StoryProviders.tsx";
import { LoginSheet } from "./LoginSheet.tsx";
import { restingLogin } from "./login.props.ts";

const meta = {
  title: "web/Login form",
  component: LoginSheet,
  parameters: { layout: "fullscreen" },
  args: { view: restingLogin, demoAccounts: [] },
  decorators: [
    (Story) => (
      <StoryProviders path="/login">
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
  args: { view: { ...restingLogin, problem: { code: "ACCOUNT_DEACTIVATED", message: "", fields: [] } } },
};
