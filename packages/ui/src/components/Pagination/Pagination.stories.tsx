import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactElement } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { useGiven } from "../../testing/use-given.ts";
import { guide } from "./Pagination.guide.ts";
import { practice } from "./Pagination.practice.tsx";
import { Pagination, type PaginationProps } from "./Pagination.tsx";

function Live(props: PaginationProps): ReactElement {
  const [page, setPage] = useGiven(props.page);
  return (
    <Pagination
      {...props}
      page={page}
      onPageChange={(next) => {
        setPage(next);
        props.onPageChange?.(next);
      }}
    />
  );
}

const meta = {
  title: "ui/Pagination",
  component: Pagination,
  tags: ["autodocs"],
  args: { page: 5, totalPages: 12, hrefOf: (page: number) => `#page-${page}` } as PaginationProps,
  parameters: { guide, practice },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { args: { page: 1 } };
export const Middle: Story = {};
export const Last: Story = { args: { page: 12 } };
export const Few: Story = { args: { page: 2, totalPages: 4 } };
export const Buttons: Story = {
  args: { hrefOf: undefined, onPageChange: fn() },
  render: (args) => <Live {...args} />,
};
export const OnAPhone: Story = { globals: { viewport: { value: "w390" } } };

export const KeyboardOnly: Story = {
  args: { page: 2, totalPages: 3, hrefOf: undefined, onPageChange: fn() },
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const next = canvas.getByRole("button", { name: "Page suivante" });
    for (let presses = 0; presses < 5; presses++) await userEvent.tab();
    await expect(next).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onPageChange).toHaveBeenCalledWith(3);
    await expect(canvas.getByRole("button", { name: "Page 3" })).toHaveAttribute("aria-current", "page");
    await expect(next).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onPageChange).toHaveBeenCalledTimes(1);
  },
};
