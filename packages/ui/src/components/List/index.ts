export { rowLink } from "./List.css.ts";
export { List, ListItem, type ListItemProps, type ListProps } from "./List.tsx";
export { ListRow, type ListRowProps, ListRowSkeleton } from "./ListRow.tsx";
