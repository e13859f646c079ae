import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { AccessibilityScreen } from "./AccessibilityScreen.tsx";
import { statementOf } from "./statement.ts";

const meta = {
  title: "web/Déclaration d’accessibilité",
  component: AccessibilityScreen,
  parameters: { layout: "fullscreen" },
  args: { statement: statementOf() },
  render: (args) => (
    <StoryProviders path="/accessibilite">
      <main>
        <AccessibilityScreen {...args} />
      </main>
    </StoryProviders>
  ),
} satisfies Meta<typeof AccessibilityScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const { met, applicable } = args.statement;
    await expect(canvas.getByText(new RegExp(`${met} des ${applicable} critères`))).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Nous écrire" })).toHaveAttribute("href", "/contact");
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: "w390" } } };
