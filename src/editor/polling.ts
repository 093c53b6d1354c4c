interface Polling {
  timer: ReturnType<typeof setInterval> | undefined;
  poll: () => void;
}

/** Calls a control's `poll` while it is mounted: Decap does not tell a control about changes in the others. */
export const polling = {
  timer: undefined as Polling["timer"],
  componentDidMount(this: Polling): void {
    this.timer = setInterval(() => this.poll(), 200);
  },
  componentWillUnmount(this: Polling): void {
    clearInterval(this.timer);
  },
};
