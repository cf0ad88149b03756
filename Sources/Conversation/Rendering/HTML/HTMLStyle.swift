/// The style sheet of a page: light or dark like the reader's screen, dark on white on paper, and readable from a phone's width
/// up.
enum HTMLStyle {
  static let text = """
    :root { color-scheme: light dark; --ink: #1d2321; --quiet: #59635f; --ground: #fbfbf8; --line: #d5d9d3;
      --bar: #2f7d6d; --mark: #1d2321; --rest: #e7eae4; }
    @media (prefers-color-scheme: dark) { :root { --ink: #e6e9e5; --quiet: #a3ada8; --ground: #16191a; --line: #3a4140;
      --bar: #63b8a4; --mark: #e6e9e5; --rest: #262b2b; } }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--ground); color: var(--ink);
      font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", "Noto Sans", sans-serif; }
    main { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
    h1 { font-size: 1.4rem; line-height: 1.25; margin: 0 0 1rem; }
    h2 { font-size: 1.05rem; margin: 2rem 0 .5rem; }
    p { margin: 0 0 .6rem; }
    .model { margin: 0 0 1rem; padding-left: .75rem; border-left: 3px solid var(--bar); }
    .model cite { color: var(--quiet); font-size: .9rem; font-style: normal; }
    .notes p { color: var(--quiet); font-size: .9rem; margin: 0 0 .35rem; }
    .notes { margin-top: 2rem; border-top: 1px solid var(--line); padding-top: 1rem; }
    .pictures { display: grid; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); gap: 1rem; }
    figure { margin: 0; break-inside: avoid; } figure img { width: 100%; height: auto; display: block; }
    figcaption { color: var(--quiet); font-size: .9rem; margin-top: .25rem; }
    .scroll { overflow-x: auto; }
    table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; font-size: .92rem; }
    caption { text-align: left; font-weight: 600; font-size: 1.05rem; margin: 2rem 0 .5rem; }
    th, td { text-align: left; padding: .3rem .5rem .3rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
    thead th { color: var(--quiet); font-weight: 500; }
    tbody th { font-weight: 400; }
    .right { text-align: right; white-space: nowrap; padding-right: 0; padding-left: .5rem; }
    ul.bars { list-style: none; margin: 0; padding: 0; display: grid; gap: .55rem; }
    ul.bars li { display: grid; grid-template-columns: 1fr auto; column-gap: .75rem; }
    ul.bars svg { grid-column: 1 / -1; width: 100%; height: .8rem; display: block; }
    ul.bars .note { grid-column: 1 / -1; color: var(--quiet); font-size: .9rem; }
    .text { font-variant-numeric: tabular-nums; }
    .none { color: var(--quiet); }
    .key { color: var(--quiet); font-size: .9rem; margin-top: .5rem; }
    svg .rest { fill: var(--rest); } svg .bar { fill: var(--bar); } svg .mark { fill: var(--mark); }
    svg .grid { stroke: var(--line); } svg .line { stroke: var(--bar); stroke-width: 2; fill: none; }
    svg .second { stroke-dasharray: 5 4; } svg .dot { fill: var(--bar); }
    svg text { fill: var(--quiet); font: 12px system-ui, "Noto Sans", sans-serif; }
    svg.plot { width: 100%; height: auto; display: block; }
    @media (min-width: 34.01rem) { .right + td:not(.right) { padding-left: 1rem; } }
    @media (min-width: 40rem) {
      ul.bars li { grid-template-columns: 7.5rem 1fr 8rem; align-items: center; }
      ul.bars svg { grid-column: 2; grid-row: 1; } ul.bars .text { grid-column: 3; grid-row: 1; text-align: right; }
      ul.bars .note { grid-column: 2 / -1; }
    }
    @media (max-width: 34rem) {
      table, thead, tbody, tr, th, td { display: block; }
      caption { display: block; } svg text { font-size: 20px; }
      thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
      tr { border-bottom: 1px solid var(--line); padding: .45rem 0; }
      th, td { border: 0; padding: 0; } tbody th { font-weight: 600; }
      .right { text-align: left; white-space: normal; padding: 0; }
      td:empty { display: none; }
      td[data-name]::before { content: attr(data-name) ": "; color: var(--quiet); }
    }
    @media print { :root { --ink: #000; --quiet: #333; --ground: #fff; --line: #bbb; --bar: #555; --mark: #000;
      --rest: #eee; } body { font-size: 10.5pt; } main { max-width: none; padding: 0; } section, tr, li, p { break-inside: avoid; }
      .notes { break-inside: auto; } h2, caption {
      break-after: avoid; } }
    """
}
