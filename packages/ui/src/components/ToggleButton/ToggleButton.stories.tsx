import type { Meta, StoryObj } from "@storybook/react-vite";
import { Heart, Map as MapIcon } from "lucide-react";
import type { ReactElement } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { useGiven } from "../../testing/use-given.ts";
import { guide } from "./ToggleButton.guide.ts";
import { practice } from "./ToggleButton.practice.tsx";
import { ToggleButton, type ToggleButtonProps } from "./ToggleButton.tsx";

function Live(props: ToggleButtonProps): ReactElement {
  const [isPressed, setPressed] = useGiven(props.isPressed);
  return (
    <ToggleButton
      {...props}
      isPressed={isPressed}
      onChange={(next) => {
        setPressed(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: "ui/ToggleButton",
  component: ToggleButton,
  tags: ["autodocs"],
  args: { children: "Carte", icon: <MapIcon size={20} />, isPressed: false, onChange: fn() },
  render: (args) => <Live {...args} />,
  parameters: { guide, practice },
} satisfies Meta<typeof ToggleButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const favourite = { children: "Favori", icon: <Heart size={20} />, isIconOnly: true };

export const Released: Story = {};
export const Pressed: Story = { args: { isPressed: true } };
export const IconOnly: Story = { args: favourite };
export const IconOnlyPressed: Story = { args: { ...favourite, isPressed: true } };
export const Small: Story = { args: { size: "small", children: "Ce week-end", icon: undefined } };
export const Disabled: Story = { args: { isDisabled: true } };
export const DisabledPressed: Story = { args: { isDisabled: true, isPressed: true } };
export const LongWords: Story = {
  args: { children: "Seulement les jobbeurs dont l’identité est vérifiée", icon: undefined, isPressed: true },
};

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("button", { name: "Carte" })).toHaveFocus();
  },
};

export const Keys: Story = {
  args: favourite,
  tags: ["apg:button/pressed", "apg:button/enter", "apg:button/space"],
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button", { name: "Favori", pressed: false });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await expect(button).toHaveAccessibleName("Favori");
    await userEvent.keyboard(" ");
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await expect(button).toHaveAttribute("aria-pressed", "false");
  },
};

export const DoesNotSubmit: Story = {
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.dataset.sent = "yes";
      }}
    >
      <Live {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Carte" }));
    await expect(canvasElement.querySelector("form")).not.toHaveAttribute("data-sent");
  },
};
