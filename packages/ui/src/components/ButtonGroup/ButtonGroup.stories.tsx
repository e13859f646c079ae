import type { Meta, StoryObj } from "@storybook/react-vite";
import { Bold, Italic, List, ListOrdered, Underline } from "lucide-react";
import { type ReactElement, useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { ToggleButton } from "../ToggleButton/ToggleButton.tsx";
import { guide } from "./ButtonGroup.guide.ts";
import { practice } from "./ButtonGroup.practice.tsx";
import { ButtonGroup, type ButtonGroupProps } from "./ButtonGroup.tsx";

const styles = [
  { word: "Gras", Icon: Bold },
  { word: "Italique", Icon: Italic },
  { word: "Souligné", Icon: Underline },
  { word: "Puces", Icon: List },
  { word: "Numéros", Icon: ListOrdered },
] as const;

function Format(props: Omit<ButtonGroupProps, "children"> & { disabled?: string }): ReactElement {
  const { disabled, ...group } = props;
  const [on, setOn] = useState(new Set<string>(["Italique"]));
  return (
    <ButtonGroup {...group}>
      {styles.map(({ word, Icon }) => (
        <ToggleButton
          key={word}
          icon={<Icon size={20} />}
          isIconOnly
          isPressed={on.has(word)}
          isDisabled={word === disabled}
          onChange={(isPressed) =>
            setOn(
              (before) =>
                new Set(isPressed ? [...before, word] : [...before].filter((other) => other !== word)),
            )
          }
        >
          {word}
        </ToggleButton>
      ))}
    </ButtonGroup>
  );
}

const answer = fn();
const answers = [
  <Button key="accepter" onClick={answer}>
    Accepter
  </Button>,
  <Button key="contre-proposition" variant="secondary" onClick={answer}>
    Contre-proposition
  </Button>,
  <Button key="refuser" variant="ghost" onClick={answer}>
    Refuser
  </Button>,
];

const meta = {
  title: "ui/ButtonGroup",
  component: ButtonGroup,
  tags: ["autodocs"],
  args: { label: "Répondre à Karim", children: answers },
  parameters: { guide, practice },
} satisfies Meta<typeof ButtonGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

const toolbar = { label: "Mise en forme", kind: "toolbar" } as const;

export const Group: Story = {};
export const Toolbar: Story = { args: toolbar, render: ({ children: _, ...args }) => <Format {...args} /> };
export const Attached: Story = {
  args: { ...toolbar, look: "attached" },
  render: ({ children: _, ...args }) => <Format {...args} disabled="Souligné" />,
};
export const VerticalToolbar: Story = {
  args: { ...toolbar, look: "attached", isVertical: true },
  render: ({ children: _, ...args }) => <Format {...args} />,
};
export const OnAPhone: Story = { globals: { viewport: { value: "w320" } } };

export const ToolbarKeys: Story = {
  args: toolbar,
  render: ({ children: _, ...args }) => (
    <>
      <button type="button">Avant</button>
      <Format {...args} disabled="Souligné" />
      <button type="button">Après</button>
    </>
  ),
  tags: [
    "apg:toolbar/tab",
    "apg:toolbar/next",
    "apg:toolbar/previous",
    "apg:toolbar/home",
    "apg:toolbar/end",
    "apg:toolbar/role",
    "apg:toolbar/name",
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const within5 = within(canvas.getByRole("toolbar", { name: "Mise en forme" }));
    const button = (name: string) => within5.getByRole("button", { name });
    await userEvent.tab();
    await userEvent.tab();
    await expect(button("Gras")).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(button("Puces")).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}{ArrowLeft}");
    await expect(button("Numéros")).toHaveFocus();
    await userEvent.keyboard("{Home}");
    await expect(button("Gras")).toHaveFocus();
    await userEvent.keyboard("{End}{Enter}");
    await expect(button("Numéros")).toHaveAttribute("aria-pressed", "true");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Après" })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(button("Numéros")).toHaveFocus();
  },
};

export const VerticalKeys: Story = {
  args: { ...toolbar, isVertical: true },
  render: ({ children: _, ...args }) => <Format {...args} />,
  tags: ["apg:toolbar/vertical"],
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole("toolbar");
    await expect(bar).toHaveAttribute("aria-orientation", "vertical");
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await expect(within(bar).getByRole("button", { name: "Italique" })).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}{ArrowRight}");
    await expect(within(bar).getByRole("button", { name: "Gras" })).toHaveFocus();
  },
};

export const EachButtonOfAGroup: Story = {
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole("group", { name: "Répondre à Karim" });
    for (const button of within(group).getAllByRole("button")) {
      await userEvent.tab();
      await expect(button).toHaveFocus();
    }
  },
};
