import Foundation

/// The style sheet every page shares: layout rules for SwiftUI's containers and a look of its own for the rest.
///
/// It stands in a cascade layer, so that a generated class always wins over it, whatever the selector.
enum BaseSheet {
  static let text = ":root{" + Palette.properties + "}\n@layer base{\n" + layout + controls + surfaces + "}\n" + media

  /// The markup of "wants all the width there is" and of the height: own marks, or content that has them.
  ///
  /// What stands behind or over a view takes its size from the view and gives it none. What is tall within a
  /// frame of a fixed height stretches nothing around that frame.
  private static let wide =
    ":is(.gw,.h:has(>.sp),:has(:is(.gw,.h>.sp):not(:is(.p-bg,.p-over) *)):not(.fw,.bn,.sc-h,.rows,.op),:is(.p-bg,.p-over) :has(.gw,.h>.sp):not(.fw,.bn,.sc-h,.rows,.op))"
  private static let tall =
    ":is(.gh,.v:has(>.sp),:has(:is(.gh,.v>.sp):not(:is(.p-bg,.p-over) *)):not(.fh,.bn,.r,.sc,.rows,:has(.fh .gh):not(:has(>.gh))),:is(.p-bg,.p-over) :has(.gh,.v>.sp):not(.fh,.bn,.r,.sc,.rows))"

  private static let layout = """
    :root{color-scheme:light dark;--sans:system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Liberation Sans","DejaVu Sans",sans-serif;--serif:ui-serif,Charter,"Iowan Old Style",Georgia,"Noto Serif","DejaVu Serif",serif;--rounded:ui-rounded,"SF Pro Rounded",Nunito,var(--sans);--mono:ui-monospace,"Cascadia Mono","SFMono-Regular",Menlo,"Noto Sans Mono","DejaVu Sans Mono",monospace;--gutter:1rem;--measure:56rem;--corner:.625rem}
    *,::before,::after{box-sizing:border-box}
    html{-webkit-text-size-adjust:100%;overflow-y:scroll;scrollbar-color:var(--gray3) transparent;scroll-padding-top:4.5rem}
    body{margin:0;background:var(--background);color:var(--label);font:1rem/1.5 var(--sans);font-synthesis-weight:none;text-rendering:optimizeLegibility;overflow-wrap:break-word}
    main{display:grid;grid-template:minmax(0,auto)/minmax(0,1fr);place-items:center;min-height:100vh;min-height:100dvh}
    main>*{grid-area:1/1}
    h1,h2,h3,h4,h5,h6,p,ul,fieldset,legend,figure{margin:0;padding:0;border:0;font:inherit;min-inline-size:0}
    h1,h2,h3{text-wrap:balance}
    .t{unicode-bidi:isolate;min-width:0;overflow-wrap:break-word;white-space:pre-wrap}
    .lw{overflow-wrap:anywhere}
    span.t:not(.fr),time.t:not(.fr),.bn .t:not(.fr){display:block}
    .v,.h{display:flex;gap:.5rem}
    .v{flex-direction:column;align-items:center}
    .h{align-items:center}
    .b,.fr{display:grid;grid-template:minmax(0,auto)/minmax(0,auto);place-items:center;position:relative;isolation:isolate}
    .b>*{grid-area:1/1/2/2}
    .v>*,.b>*,.r>*{max-width:100%}
    .v>W,.b>W,.r>W,main>W,.pgc>W,.tabc>W,.shc>W,.sc-v>W,.g>W{width:100%}
    .v>T{flex:10000 1 auto}
    .h>T,.b>T,main>T,.pgc>T,.tabc>T{align-self:stretch}
    .h>*{flex:0 1 auto;min-width:auto}
    .h>W{flex:10000 1 0}
    .h>.gw{min-width:0}
    .h>.fw.fw.fw.fw{flex:none}
    .h>:is(.y,.im,.shape.fw,.fw,.tg,.st,progress){flex-shrink:0}
    .h>.seg{flex-shrink:.01}
    .h>.t:not(.gw){flex-shrink:1}
    .h>.bn:not(:has(.t,.gw)){flex-shrink:0}
    .bb>W{flex:10000 1 0}
    .g>T{align-self:stretch}
    .sp,.gap{display:block}
    .gap{flex:none}
    .b.nil{place-content:center}
    :is(.p-over,.p-bg)>.fw,.b.nil>*{max-width:none}
    .b.nil>.t{width:max-content}
    .h>.sp{flex:1 1 .5rem}
    .v>.sp{flex:1 1 .5rem}
    .v>*{flex-shrink:0}
    .dv{border:0;background:var(--separator);margin:0;width:100%;height:1px;flex:none}
    .h>.dv{width:1px;height:auto;align-self:stretch}
    .g{display:grid;gap:.5rem;justify-items:center;align-items:center;min-width:0}
    .gt{width:auto;max-width:100%;column-gap:.75rem}
    .gt>*{grid-column:1/-1}
    .gt>.gr{display:grid;grid-template-columns:subgrid;column-gap:inherit;justify-items:inherit;align-items:center;min-width:0}
    .gt>.dv{justify-self:stretch}
    .cs-d{color-scheme:dark}
    .cs-l{color-scheme:light}
    :root:has(.cs-d){color-scheme:dark}
    :root:has(.cs-l){color-scheme:light}
    .sc-h{overflow-x:auto;max-width:100%;overscroll-behavior-x:contain}
    .sc-h>*{width:max-content}
    .sc-v{display:grid;grid-template-columns:minmax(0,1fr);justify-items:center;align-content:start}
    .sc.fh,.sh .sc-v{overflow-y:auto;overscroll-behavior:contain}
    .h>:is(.l,.sc-v,.b:has(>.l)){position:sticky;top:0;align-self:flex-start;max-height:100dvh;overflow-y:auto;overscroll-behavior:contain;overflow-anchor:none;scrollbar-width:thin}
    .sc-n{scrollbar-width:none}
    .p-bg,.p-over{position:absolute;inset:0;place-items:inherit}
    .p-bg{z-index:-1}
    .p-over{z-index:1;pointer-events:none}
    .p-over>*{pointer-events:auto}
    .p-badge{justify-self:end}
    .r:has(>.p-badge){grid-template-columns:minmax(0,1fr) auto;column-gap:.75rem}
    .h:has(>.pg+.dv+.pg){align-items:stretch;width:100%}
    .h:has(>.pg+.dv+.pg)>.pg{position:sticky;top:0;height:100vh;height:100dvh;overflow-y:auto;overscroll-behavior:contain;align-self:flex-start}
    .bar .nl{color:var(--accent)}
    .bar:not(:has(>h1,>.back,>.bp>*,>.bl>*,>.bt>*)){display:none}
    .shape{display:block;min-width:0}
    .shape:not(.fh){min-height:.625rem}
    svg.shape{overflow:visible}
    path.o{vector-effect:non-scaling-stroke}
    path.o.cut{vector-effect:none}
    .im{display:block;max-width:100%}
    .im:not(.fh):not([class*=" c"]){height:auto}
    @media (scripting:none){img[data-a="16384"]{opacity:1!important;width:auto!important;height:auto!important}}
    .doc{display:block;min-height:50vh;border:0;border-radius:.25rem;background:#fff}
    .im.no{min-width:2rem;min-height:2rem;background:var(--fill);border-radius:.25rem}
    .y{display:block;flex:none;width:1.2em;height:1.2em;overflow:visible}
    .y .s,symbol .s{fill:none;stroke:currentColor;stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round}
    symbol .f{fill:currentColor;stroke:none}
    symbol .w{fill:#fff}
    symbol .k{fill:none;stroke:#000;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
    symbol .kf{fill:#000}
    .y-s{width:1em;height:1em}
    .y-l{width:1.5em;height:1.5em}
    .y-fit{width:100%;height:100%}
    .vh{position:absolute;width:1px;height:1px;margin:-1px;padding:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap;border:0}
    .rd,.rd .t{color:transparent!important;background:var(--fill);border-radius:.25em}
    .rd .y,.rd .im{visibility:hidden}
    time.t{font-variant-numeric:tabular-nums}

    """
    .replacingTokens(wide, tall)

  private static let controls = """
    :focus-visible{outline:2px solid var(--accent);outline-offset:2px}
    button,input,select,textarea{font:inherit;color:inherit;margin:0}
    .bn{display:inline-flex;align-items:center;gap:.375rem;padding:0;border:0;background:none;color:inherit;text-align:inherit;text-decoration:none;cursor:pointer;border-radius:.375rem;-webkit-tap-highlight-color:transparent;max-width:100%;min-width:0}
    .bn:has(.gw,.h>.sp){width:100%}
    .bn>.gw,.bn>:has(.gw,.h>.sp){flex:1 1 0}
    .bn-a,.a,.t a{color:var(--accent)}
    .bn-a:hover,a.a:hover{text-decoration:underline;text-underline-offset:.2em;text-decoration-thickness:1px}
    .t a{text-underline-offset:.15em;text-decoration-thickness:1px}
    .bn-b,.bn-f{padding:.375rem .875rem;min-height:2.25rem;justify-content:center;border-radius:var(--corner);font-weight:550}
    .bn-b{background:var(--fill);color:var(--accent)}
    .bn-b:hover{background:color-mix(in srgb,var(--fill) 85%,var(--label))}
    .bn-f{background:var(--accent-area);color:#fff}
    .bn-f:hover{background:color-mix(in srgb,var(--accent-area) 88%,#000)}
    .bn-s{padding:.125rem .625rem;min-height:1.75rem;font-size:.875rem}
    .bn-l{padding:.625rem 1.25rem;min-height:2.875rem}
    .bn-a.bn-s,.bn-p.bn-s{padding:0;min-height:0}
    .bn-d{color:var(--red)}
    .bn-f.bn-d{background:var(--red-area);color:#fff}
    .bn-c{font-weight:600}
    .bn:active:not([disabled]){opacity:.7}
    [disabled],[aria-disabled=true]{cursor:default;opacity:.45}
    .r>:is(.bn-a,.bn-p,.nl,.a){width:100%}
    .r>.nl::after{content:"";flex:none;width:.5rem;height:.5rem;margin-inline:auto .125rem;border-block-start:1.5px solid var(--tertiary);border-inline-end:1.5px solid var(--tertiary);rotate:45deg}
    .r>.nl>*{flex:1 1 auto}
    [role=button]{cursor:pointer}
    .fi{display:flex;align-items:center;gap:.5rem;min-height:2.5rem;padding:0 .75rem;border-radius:var(--corner);background:var(--secondaryBackground);box-shadow:inset 0 0 0 1px var(--gray3)}
    .fi:focus-within{box-shadow:inset 0 0 0 2px var(--accent)}
    .fi>.y{color:var(--secondary)}
    .fi>:is(input,textarea){flex:1 1 0;align-self:stretch;min-width:0;border:0;padding:.5rem 0;background:none;outline:0;appearance:none}
    .fi>textarea{resize:vertical;min-height:2.5rem;field-sizing:content}
    .fi-e>textarea{min-height:6rem}
    .fi-p{padding:0;background:none;box-shadow:none;min-height:0}
    .fi-d{width:fit-content;flex:none}
    .fi-d>input{font-variant-numeric:tabular-nums}
    ::placeholder{color:var(--placeholder);opacity:1}
    .tg{display:flex;align-items:center;gap:.75rem;cursor:pointer;min-width:0}
    .tg>.lb{display:flex;align-items:center;min-width:0}
    .lb:empty{display:none}
    .r>.tg,.v>.tg.gw{justify-content:space-between;width:100%}
    .tg>input{appearance:none;flex:none;width:2.5rem;height:1.5rem;margin:0;border-radius:1rem;background:var(--gray2);position:relative;transition:background .15s;cursor:pointer}
    .tg>input::after{content:"";position:absolute;inset:.1875rem auto .1875rem .1875rem;width:1.125rem;border-radius:50%;background:#fff;transition:translate .15s}
    .tg>input:checked{background:var(--accent-area)}
    .tg>input:checked::after{translate:1rem}
    .pk-m{display:inline-flex;align-items:center;gap:.75rem;max-width:100%}
    .r>.pk-m{display:flex;width:100%;justify-content:space-between}
    .pk-m>select{appearance:none;max-width:100%;min-height:2.25rem;padding:.25rem 2rem .25rem .75rem;border:0;border-radius:var(--corner);color:var(--accent);background:var(--fill) linear-gradient(45deg,transparent 50%,currentColor 50%) calc(100% - 1.1rem) 55%/.35rem .35rem no-repeat;background-image:linear-gradient(45deg,transparent 50%,currentColor 50%),linear-gradient(-45deg,transparent 50%,currentColor 50%);background-position:calc(100% - 1.1rem) 52%,calc(100% - .75rem) 52%;cursor:pointer}
    .pk-m option{color:var(--label);background:var(--background)}
    .seg{display:inline-block;max-width:100%;overflow-x:auto;scrollbar-width:none;border-radius:calc(var(--corner) + .125rem)}
    .seg>.ops{display:flex;width:max-content;min-width:100%;padding:.1875rem;border-radius:calc(var(--corner) + .125rem);background:var(--fill)}
    .seg .op{position:relative;display:grid;place-items:center;flex:1 0 0;min-width:max-content;white-space:nowrap;min-height:2rem;padding:.25rem .5rem;border-radius:.5rem;cursor:pointer;text-align:center;color:var(--secondary);font-size:.9375rem;font-weight:500}
    .seg .op:hover{color:var(--label)}
    .seg .op>input{position:absolute;inset:0;width:100%;height:100%;opacity:0;cursor:pointer}
    .seg .op:has(:checked){background:var(--background);color:var(--label);box-shadow:0 1px 2px rgb(0 0 0/.18),0 0 0 .5px rgb(0 0 0/.06);font-weight:600}
    .seg .op:has(:focus-visible){outline:2px solid var(--accent);outline-offset:1px}
    .seg.gw{width:100%}
    .pk-i>.ops{display:grid;gap:.25rem}
    .pk-i .op{display:flex;align-items:center;gap:.625rem;min-height:2.25rem;cursor:pointer}
    input[type=radio],input[type=range],progress{accent-color:var(--accent)}
    .st{display:inline-flex;align-items:center;gap:.75rem;max-width:100%}
    .r>.st{display:flex;width:100%;justify-content:space-between}
    .sb{display:inline-flex;border-radius:var(--corner);background:var(--fill);overflow:clip}
    .sb>button{min-width:2.75rem;min-height:2.25rem;border:0;background:none;font-size:1.125rem;cursor:pointer}
    .sb>button+button{border-inline-start:1px solid var(--separator)}
    .sl{display:flex;align-items:center;gap:.75rem}
    .sl>input{flex:1 1 8rem;min-width:4rem}
    .pr{display:grid;gap:.375rem;justify-items:center;color:var(--secondary);font-size:.9375rem}
    .pr>progress{width:100%}
    .rg{width:3.25rem;height:3.25rem;fill:none;stroke-width:5;stroke-linecap:round;rotate:-90deg}
    .rg>:first-child{stroke:var(--fill)}
    .rg>:last-child{stroke:var(--accent);transition:stroke-dasharray .3s}
    .pr>.round{appearance:none;width:1.375rem;height:1.375rem;border:.1875rem solid var(--fill);border-block-start-color:var(--accent);border-radius:50%;background:none;animation:turn .9s linear infinite}
    .pr>.round::-webkit-progress-bar{background:none}
    .pr>.round::-moz-progress-bar{background:none}
    .mn{position:relative;display:inline-block}
    .mn>summary{list-style:none;color:var(--accent);min-height:2.25rem}
    .mn>summary::-webkit-details-marker{display:none}
    .mni{position:absolute;z-index:20;inset-inline-end:0;width:max-content;min-width:12rem;max-width:min(20rem,90vw);padding:.375rem;border-radius:var(--corner);background:var(--secondaryGroupedBackground);box-shadow:0 0 0 1px var(--separator),0 .75rem 2rem rgb(0 0 0/.22);display:grid}
    .mni .bn{width:100%;min-height:2.25rem;padding:.25rem .625rem;color:var(--label);font-weight:400;background:none;justify-content:start;text-decoration:none}
    .mni .bn:is(:hover,:focus-visible){background:var(--fill)}
    .mni .bn-d{color:var(--red)}
    .p-ctx{position:absolute;inset:0 .25rem auto auto;z-index:3;opacity:0}
    .p-ctx>summary{display:grid;place-items:center;width:2.25rem;min-height:2.25rem;border-radius:50%;background:var(--background)}
    :hover>.p-ctx,.p-ctx:is(:focus-within,[open]){opacity:1}
    .r>.p-ctx{inset-block-start:.25rem}
    .r:has(>.p-ctx[open]){z-index:4}
    .rf{display:grid;place-items:center;justify-self:end;margin:.25rem var(--gutter) 0 auto;width:2.25rem;height:2.25rem;border:0;border-radius:50%;background:none;color:var(--accent);cursor:pointer}
    .rf:hover{background:var(--fill)}

    """

  private static let surfaces = """
    .l,.rows{list-style:none;margin:0;padding:0}
    .l{max-width:var(--measure);margin-inline:auto;padding-block:.25rem 2rem;align-self:start;justify-self:center}
    .rows{width:100%}
    .r{position:relative;display:grid;grid-template-columns:minmax(0,1fr);align-items:center;justify-items:start;min-height:2.75rem;padding:.6875rem var(--gutter)}
    .r+.r:not(.nt)::before{content:"";position:absolute;inset:0 var(--gutter) auto;height:1px;background:var(--separator)}
    .r.nb+.r::before{display:none}
    .r.on{background:var(--fill)}
    .r[role=button]:hover,.r:has(>.bn:hover,>.nl:hover){background:var(--quaternaryFill)}
    .r[role=button]:active{background:var(--fill)}
    .sec{display:block}
    .sec+.sec{margin-block-start:1.5rem}
    .hd,.ft{display:grid;justify-items:start;grid-template-columns:minmax(0,1fr)}
    .hd{padding:1rem var(--gutter) .375rem;font-size:.875rem;font-weight:600;color:var(--secondary)}
    .ft{padding:.375rem var(--gutter);font-size:.8125rem;color:var(--secondary)}
    .hd>:is(.gw,.h:has(>.sp)){width:100%}
    .hd:empty,.ft:empty,.bl:empty,.bp:empty,.bt:empty,.bs:empty,.bb:empty,.dgm:empty,.dga:empty{display:none}
    .l-group{padding:.75rem var(--gutter) 2rem;display:block}
    .l-group .sec>.rows,:is(ul.l-group,.l-group>.rows)>.r{background:var(--secondaryGroupedBackground)}
    .l-group .sec>.rows{border-radius:var(--corner);overflow:clip;box-shadow:0 0 0 1px var(--separator)}
    :is(ul.l-group,.l-group>.rows)>.r:not(.r+.r){border-start-start-radius:var(--corner);border-start-end-radius:var(--corner)}
    :is(ul.l-group,.l-group>.rows)>.r:not(:has(+.r)){border-end-start-radius:var(--corner);border-end-end-radius:var(--corner)}
    .l-group .sec+.sec,.l-group .r+.sec,.l-group .sec+.r{margin-block-start:1.25rem}
    .pg:has(.l-group),body:has(>main>.pg .l-group){background:var(--groupedBackground)}
    .l-inset{padding-inline:var(--gutter)}
    .l-side{max-width:20rem}
    .p-swipe{position:absolute;inset:0 .5rem 0 auto;display:flex;align-items:center;gap:.5rem;opacity:0;transition:opacity .12s}
    .r:is(:hover,:focus-within)>.p-swipe{opacity:1}
    .p-swipe .p-swipe{position:static;opacity:1}
    .p-swipe .bn{min-height:2.25rem;padding:.25rem .75rem;border-radius:var(--corner);background:var(--background);box-shadow:0 0 0 1px var(--separator)}
    .r:has(>.p-ctx)>.p-swipe{inset-inline-end:3rem}
    .pg{display:flex;flex-direction:column;min-height:100vh;min-height:100dvh;background:var(--background)}
    .pg .pg{min-height:0}
    .bar{position:sticky;top:0;z-index:10;display:flex;align-items:center;gap:.75rem;min-height:3.5rem;padding:.5rem max(var(--gutter),(100% - var(--measure))/2 + var(--gutter));background:color-mix(in srgb,var(--background) 88%,transparent);backdrop-filter:blur(14px) saturate(1.5);border-block-end:1px solid var(--separator)}
    .bar>h1{flex:1 1 auto;min-width:0;font-size:1.5rem;line-height:1.2;font-weight:750;letter-spacing:-.015em;overflow:hidden;text-overflow:ellipsis}
    .bar>.bp{flex:1 1 auto;min-width:0}
    .bar>.bp:not(:empty)~h1,.bar:has(>.bp:not(:empty))>h1{position:absolute;clip-path:inset(50%)}
    .pg-inline>.bar>h1{font-size:1.0625rem;font-weight:650;letter-spacing:0;white-space:nowrap}
    .pg-bare>.bar{display:none}
    .bl,.bt{display:flex;align-items:center;gap:.75rem;flex:none}
    .bt{margin-inline-start:auto}
    .back{display:inline-flex;align-items:center;gap:.125rem;max-width:9rem;min-height:2.25rem;padding:0;border:0;background:none;color:var(--accent);cursor:pointer}
    .back>span{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
    .bs{padding:.75rem max(var(--gutter),(100% - var(--measure))/2 + var(--gutter)) 0}
    .pgc{flex:1 1 auto;display:grid;grid-template:minmax(0,auto)/minmax(0,1fr);place-items:center;min-width:0}
    .pgc>*{grid-area:1/1}
    .pgc>.v:not(:has(.g)),main>.v:not(:has(.g,.pg,.tabs)){max-width:var(--measure)}
    .bb{position:sticky;bottom:0;display:flex;justify-content:center;gap:1rem;padding:.5rem var(--gutter);background:var(--background);border-block-start:1px solid var(--separator)}
    .tabs{display:flex;flex-direction:column;min-height:100vh;min-height:100dvh}
    .tabc{flex:1 1 auto;display:grid;grid-template-columns:minmax(0,1fr);place-items:center;min-width:0}
    .tabc>.pg{place-self:stretch}
    .tabbar{position:sticky;bottom:0;z-index:11;display:flex;justify-content:space-around;padding:.25rem .5rem calc(.25rem + env(safe-area-inset-bottom));background:var(--background);border-block-start:1px solid var(--separator)}
    .tab{display:grid;justify-items:center;gap:.125rem;flex:1 1 0;max-width:9rem;min-height:2.75rem;padding:.25rem;border:0;border-radius:var(--corner);background:none;color:var(--secondary);font-size:.75rem;cursor:pointer}
    .tab[aria-selected=true]{color:var(--accent);font-weight:600}
    .tab .h{flex-direction:column;gap:.125rem}
    dialog{border:0;padding:0;color:inherit;background:var(--secondaryGroupedBackground);max-width:min(32rem,calc(100vw - 2rem));max-height:calc(100dvh - 2rem);border-radius:.875rem;box-shadow:0 0 0 1px var(--separator),0 1.5rem 4rem rgb(0 0 0/.3)}
    dialog::backdrop{background:rgb(0 0 0/.4)}
    .dg{width:24rem;padding:1.25rem}
    .dg>h2{font-size:1.125rem;font-weight:650;line-height:1.3}
    .dgm{display:grid;justify-items:start;gap:.5rem;margin-block-start:.5rem;color:var(--secondary)}
    .dga{display:flex;flex-wrap:wrap;justify-content:end;gap:.5rem;margin-block-start:1.25rem}
    :is(.bl,.bt,.bb,.dga)>.b{display:flex;flex-wrap:wrap;align-items:center;gap:.75rem}
    .dga>.b{justify-content:end;gap:.5rem}
    .dgm>.b{display:grid;gap:.5rem;place-items:start;isolation:auto}
    .dgm>.b>*{grid-area:auto}
    .dga .bn:not(.bn-f){min-height:2.25rem;padding:.375rem .875rem;border-radius:var(--corner);background:var(--fill);font-weight:550;justify-content:center;text-decoration:none}
    .dga .bn:not(.bn-f):hover{background:color-mix(in srgb,var(--fill) 85%,var(--label))}
    .sh{width:calc(100vw - 2rem);min-height:8rem;overflow:auto}
    .shc:not(:has(.pg)){padding-block-start:2rem}
    .sh .bar{padding-inline-end:3.5rem}
    .sh>.x{position:sticky;float:inline-end;top:.5rem;z-index:12;margin:.5rem .5rem -2.75rem 0;display:grid;place-items:center;width:2.25rem;height:2.25rem;border:0;border-radius:50%;background:var(--fill);color:var(--secondary);cursor:pointer}
    .shc{display:grid;grid-template-columns:minmax(0,1fr);justify-items:center;min-height:6rem;align-items:center}
    .sh .pg{min-height:0}
    .sh-full{max-width:100vw;max-height:100dvh;width:100vw;height:100dvh;border-radius:0}
    .sh-pop{width:auto;min-width:12rem}
    #status{position:fixed;inset:auto auto 1rem 50%;translate:-50%;z-index:50;margin:0;padding:.375rem .875rem;border-radius:2rem;background:var(--label);color:var(--background);font-size:.875rem;box-shadow:0 .25rem 1rem rgb(0 0 0/.25)}
    #status[hidden]{display:none}
    #symbols{position:absolute;width:0;height:0;overflow:hidden}

    """

  private static let media = """
    .more{padding:1rem;text-align:center;list-style:none;color:var(--secondary)}
    @keyframes turn{to{rotate:1turn}}
    @layer base{
    @media (pointer:coarse){.bn:is(.bn-b,.bn-f):not(.bn-s),.seg .op,.tab,.pk-m>select,.fi,.back,.tg{min-height:2.75rem}.r>.tg{margin-block:-.6875rem;padding-block:.6875rem}.sb>button{min-height:2.75rem}.bn-s{min-height:2.25rem;padding-inline:.875rem}.sc-h:has(.bn-s){padding-block:.25rem}.sh>.x{width:2.75rem;height:2.75rem;margin-block-end:-3.25rem}.bn:not(.p-ctx *,.mni *){position:relative}.bn:not(.p-ctx *,.mni *)::before{content:"";position:absolute;inset:min(0px,(100% - 2.75rem)/2)}.p-ctx{opacity:1}.r:has(>.p-swipe){grid-template-columns:100%;grid-auto-flow:column;grid-auto-columns:max-content;overflow-x:auto;overscroll-behavior-x:contain;scroll-snap-type:x mandatory;scrollbar-width:none}.r:has(>.p-swipe)>*{scroll-snap-align:start}.p-swipe{opacity:1;position:static;padding-inline-start:1rem;scroll-snap-align:end}}
    @media (hover:none){:is(.bn-a,a.a):hover{text-decoration:none}}
    @media (min-width:48rem){.tabs{flex-direction:column-reverse}.tabbar{position:sticky;top:0;bottom:auto;justify-content:center;gap:.5rem;border-block:0 1px solid var(--separator)}.tab{flex:0 1 auto;grid-auto-flow:column;align-items:center;gap:.5rem;padding:.25rem 1rem;font-size:.9375rem}.tab .h{flex-direction:row}}
    @media (max-width:48rem){.h:has(>.sc-v.fw){flex-wrap:wrap}.h:has(>.sc-v.fw)>*{flex:none!important;width:100%!important;max-height:none!important;position:static!important}.h:has(>.sc-v.fw)>.dv{display:none}.h:has(>.sc-v.fw)>:is(.pg,:has(>.pg)){order:-1}}
    @media (max-width:26rem){.seg .op{padding-inline:.25rem;font-size:.875rem}}
    @media (forced-colors:active){.bn-b,.bn-f,.seg>.ops,.tg>input,.fi,.pk-m>select{border:1px solid}.seg .op:has(:checked),.fi:focus-within{outline:2px solid Highlight}.rd,.rd .t{forced-color-adjust:none}}
    @media (prefers-contrast:more){:root{--secondary:var(--label);--tertiary:var(--label);--separator:var(--gray2)}}
    }
    @media (prefers-reduced-motion:reduce){*,::before,::after{animation-duration:.001s!important;animation-iteration-count:1!important;transition:none!important;scroll-behavior:auto!important}.round{animation:turn 4s linear infinite!important}}
    @media (max-width:599px){.pg:not(.pg-inline)>.bar:has(>.back,>.bl>*,>.bt>*):not(:has(>.bp:not(:empty))){flex-wrap:wrap}.pg:not(.pg-inline)>.bar:has(>.back,>.bl>*,>.bt>*):not(:has(>.bp:not(:empty)))>h1{order:1;flex-basis:100%}.bt :is(.bn,.a)>.h>.y~.t{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}.bt :is(.bn,.a):has(>.h>.y){min-width:2.75rem;justify-content:center}}
    @media print{:root{color-scheme:light}body,.pg{background:none}.bar{position:static;border:0;background:none}.bar button,.tabbar,.bb,.rf,.p-swipe,#status{display:none}.r{break-inside:avoid}}

    """
}

extension String {
  fileprivate func replacingTokens(_ wide: String, _ tall: String) -> String {
    replacingOccurrences(of: ">W", with: ">" + wide).replacingOccurrences(of: ">T", with: ">" + tall)
  }
}
