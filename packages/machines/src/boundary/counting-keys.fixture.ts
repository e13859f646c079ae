/** Keys that can be distinguished, for tests: key-1, key-2… */
export function countingKeys(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `key-${count}`;
  };
}
