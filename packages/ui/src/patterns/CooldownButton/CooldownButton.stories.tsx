import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactElement, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../../components/Button/index.ts";
import { spoken } from "../../testing/spoken.ts";
import { guide } from "./CooldownButton.guide.ts";
import { practice } from "./CooldownButton.practice.tsx";
import { CooldownButton, type CooldownButtonProps } from "./CooldownButton.tsx";

const meta = {
  title: "patterns/CooldownButton",
  component: CooldownButton,
  tags: ["autodocs"],
  args: { label: "Envoyer un autre code", secondsLeft: 0, variant: "secondary", onClick: fn() },
  parameters: { guide, practice },
} satisfies Meta<typeof CooldownButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Pending: Story = { args: { isPending: true, pendingLabel: "Envoi d’un autre code…" } };
export const Resting: Story = { args: { secondsLeft: 45 } };
export const Minutes: Story = { args: { secondsLeft: 61 } };
export const Disabled: Story = { args: { isDisabled: true } };
export const FullWidth: Story = { args: { secondsLeft: 45, isFullWidth: true } };
export const LongWords: Story = {
  args: {
    secondsLeft: 599,
    label: "Recevoir encore une fois l’électronique courrier de vérification",
    isFullWidth: true,
  },
};
export const OnAPhone: Story = { ...FullWidth, globals: { viewport: { value: "w390" } } };

/** A button with a second that passes when one wants it to. */
function Clock(props: CooldownButtonProps): ReactElement {
  const [secondsLeft, setSecondsLeft] = useState(0);
  return (
    <>
      <CooldownButton
        {...props}
        secondsLeft={secondsLeft}
        onClick={(event) => {
          props.onClick?.(event);
          setSecondsLeft(2);
        }}
      />
      <Button onClick={() => setSecondsLeft((left) => left - 1)}>Une seconde passe</Button>
    </>
  );
}

const announced = () => document.getElementById("jobami-annonces")?.textContent;

export const TellsItsRest: Story = {
  render: (args) => <Clock {...args} />,
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    const pass = () => userEvent.click(canvas.getByRole("button", { name: "Une seconde passe" }));
    const button = canvas.getByRole("button", { name: "Envoyer un autre code" });
    await step("pressed by the keyboard, it rests, keeps the focus and states for how long", async () => {
      await userEvent.tab();
      await userEvent.keyboard("{Enter}");
      await expect(button).toHaveAccessibleName("Envoyer un autre code");
      await expect(button.textContent).toBe("Envoyer un autre code dans 2\u00a0s");
      await expect(button).toHaveAttribute("aria-disabled", "true");
      await expect(button).toHaveFocus();
      await waitFor(() => expect(announced()).toBe("Envoyer un autre code dans 2\u00a0s"));
    });
    await step("pressed while it rests, it does nothing", async () => {
      await userEvent.keyboard("{Enter}");
      await userEvent.keyboard(" ");
      await expect(args.onClick).toHaveBeenCalledOnce();
    });
    await step("a second that passes is shown, not announced, and leaves the name as it is", async () => {
      await pass();
      await expect(button).toHaveAccessibleName("Envoyer un autre code");
      await expect(button.textContent).toBe("Envoyer un autre code dans 1\u00a0s");
      await expect(announced()).toBe("Envoyer un autre code dans 2\u00a0s");
    });
    await step("the end is announced, and it can be pressed", async () => {
      await pass();
      await waitFor(() =>
        expect(announced()).toBe("Envoyer un autre code\u00a0: c’est de nouveau possible."),
      );
      await userEvent.click(button);
      await expect(args.onClick).toHaveBeenCalledTimes(2);
    });
  },
};

export const ReadAloud: Story = {
  args: { secondsLeft: 45 },
  play: async ({ canvasElement }) => {
    await expect(await spoken(canvasElement)).toEqual([
      "button, Envoyer un autre code, disabled",
      "Envoyer un autre code",
    ]);
  },
};
