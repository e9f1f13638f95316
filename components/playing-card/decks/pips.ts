type Places = readonly (readonly [x: number, y: number])[];

const corners: Places = [[-17, -56], [17, -56]];
const four: Places = [...corners, [-17, -18.7], [17, -18.7]];
const sides: Places = [[-17, 0], [17, 0]];
const centre: Places = [[0, 0]];

/** Where pips stand: those of the upper half, which the lower half repeats turned, then those that are there only once. */
export const layout: Readonly<Record<string, readonly [twice: Places, once: Places]>> = {
  2: [[[0, -56]], []],
  3: [[[0, -56]], centre],
  4: [corners, []],
  5: [corners, centre],
  6: [corners, sides],
  7: [corners, [...sides, [0, -28]]],
  8: [[...corners, [0, -28]], sides],
  9: [four, centre],
  10: [[...four, [0, -37.4]], []],
};
