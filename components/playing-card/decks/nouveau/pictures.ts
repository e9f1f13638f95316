// Written by `npm run cards` from the art beside it: do not edit.

export const courts: Readonly<Record<string, readonly [palette: string, picture: string]>> = {
  "SK": [
    "ncsfj",
    "!1m{-IqR{_}H{Th}7q}/S}1}>z|-km}+IqK0U{ym%}#qK6S)m}ypqI4C!|2m{Z.M}>h~lM{Tz|~gmIKM};m}&{VE};|!wm{N{]qb6~:WUkIWE~W2f{dk,E{d,z|km[GKSK?zmYQKSK?zm}+AKSK?zm8QKSK?zm:QKSK?z|5m@{nhbvkh2z|4m;{gvpqLnfptf)v)z|5m}/IvpqFn0pX>Y%v.z|-xm1iqKQMVFLBK|=wm8=qPDVJCL;Hz|=-kmIIqPCWI|koLCIbI|=~3m(@qPFWK|3m5:q=}5f}Z~!f{7lGfqDV2T7K2>z|-zmW}1qK[SpmS)qG[?pmI'vf|~dmC)qOGUH|3mCAq@I7SUIZDNNZNA?7?z|!gm-(D,TUP8PWP6P[P:PYT=Dkq-A{]Iz|nmIHHBqkA}7IlHPq-A{]Iz|woKj?;KiI|!sm})}Ov{5lM?MSv}]z|-wmLEv{;|!gm:}VqXOpIvOq9O)IzoNX}#|!4m?.qIEMEhUqMIMMvXqINDNh?qDIDDz|-xmKMhYm8OhY|!2m.xP-qTEbIlNjz|~gmP0qTEbI"
  ],
  "HK": [
    "rnbfj",
    "!1m{-IqR{_}H{Th}7q}/S}1}>z|-km}+IqK0U{ym%}#qK6S)m}ypqI4C!|2m{V.G}>h}7lG{Tz|=!wmSEq'M{yYlf}1hYlO{_z|km0YKQKAzmUWKQKAzmMbKQKAzm}@!GQGAzm=WGQGAzmEbGQGAz|~gm{_%qk}+}7I|!goP,i|roMII|3m0{{~c8U8}/C}7h};cSAS{nC{Zz|5mV}/hbvkh2z|4m;{gvpqLnfptf)v)z|5m}/IvpqFn0pX>Y%v.z|-xm1iqKQMVFLBK|=wm8=qPDVJCL;Hz|=-kmIIqPCWI|koLBIbI|=~3m)AqPCVG|3m5Bq?})N}9OQUOQQYIOKUCX9N{XlF^qDV2T7K2>z|-kmV}1qKOOQm[AqGOCQmC?vQ|~dmB4qPMWI|3mBBq@I7SUIZDNNZNA?7?z|!rm0{ucI4}/4}/Iz|!gmFSD4qOCTKlNMqO8Y8tYYlNEqNATGlD^q-A{]IzoMj'|roLI[oK8NuI|#gm}+}Ov{J|!rmIMq=@;6aOOIIKVGOOIIKVKqHR;[z|!goNIMI}d|!4m?0qIEMEhUqMIMMvXqINDNh?qDIDDz|-xmKMhYm8OhY|!2m.xP-qTEbIlNjz|~gmP0qTEbI"
  ],
  "DK": [
    "ocofj",
    "!1m{-IqR{_}H{Th}7q}/S}1}>z|-km}+IqK0U{ym%}#qK6S)m}ypqI4C!|2m{R.E}>h}DlE{Tz|gmpWQSASA?zm6bQSASA?zm~IQSASA?z|=!ym{r{y0QS}7hSz|!3mG{Nc:YA}+2}@qQSbOh}3qWMbCc:4A{g2{Rz|!wmE}JqG?S?QE^IUE^IUISS:S)St)?z|-smSAMUmQ=KWmW:GWmW:EU|5m-)hbvkh2z|4m;{gvpqLnfptf)v)z|5m}/IvpqFn0pX>Y%v.z|-xm1iqKQMVFLBK|=wm8=qPDVJCL;Hz|=-kmIIqPCWI|koL?IbI|=~3m-@qOEVI|3mG~qQEYIGWA^CCA4z|~dmJAqPMWI|3mBCq?J6LEHDDFQNSt[EqQN[MtN?qHMDNBG6Fz|3m0?qG4M,h}&qOQMkEAE2h{wqIWEbz|!gmF2F:Q?QSOEQ8QYOMQ?QSFWq-A{]Iz|rmj0NPDPDBzm2OLNFNFDzm}+ILNFNFDz|!go]y}H|-hoXII|rmI=QUAUA=z|!4mB~qIEMEhUqMIMMvXqINDNh?qDIDDz|-xmKMhYm8OhY|!2m.xP-qTEbIlNjz|~gmP0qTEbI"
  ],
  "CK": [
    "eykqx",
    "!1m{-IqR{_}H{Th}7q}/S}1}>z|-km}+IqK0U{ym%}#qK6S)m}ypqI4C!|2m{T.M}>h}/lM{Tz|%rmGK}5}7|~gm{_{ZM};m}3{VE};|=!lm{r{Nq%M{nfSIWQQEWMQAYAz|=-emEUq6I%Sm~K:M|3oSO{HG[}96K[|5m{uUhbvkh2z|4m;{gvpqLnfptf)v)z|5m}/IvpqFn0pX>Y%v.z|-xm1iqKQMVFLBK|=wm8=qPDVJCL;Hz|=-kmIIqPCWI|koLDIdI|=~3m&@qOCVG|3oR6bIWoSQUoTYOoSYCoRQ=I:m{rQq[=~Iv^h!z|-zmGSqMMQImMUqMMQImQAqMMQIm:WqMKOG|~rm90qPMWI|3mB@q@I7SUIZDNNZNA?7?z|!gm-(F:hQlOMQAhYlQQOEhQlFWq-A{]Iz|!eoNj+CPUIoM#HEORI}4CMO@I|roL0PoK8LuI|%bm}+}MqE!I{N|!lmIMq4A6,YM[kzmIEqWAU,=Q=kzmGkq:I88WKYYz|-emK0:2mW[S2m=}1==|!4mM};qIEMEhUqMIMMvXqINDNh?qDIDDz|-xmKMhYm8OhY|!2m.xP-qTEbIlNjz|~gmP0qTEbI"
  ],
  "SQ": [
    "cnkfj",
    "3m0{{Uc4[8}J)}wqWMpEh}/qYQpMc:'?{9){&z|!1m0}}=qM,[{Xh};qWp[}9z|4mp{Ph~lSSq,}&{ZIz|=!2m=Qc)C{]b{_}9hxqI,[{wz|=-km)}9qI,Y{jm,}-qI4Q%|~gm~2qk}&}7Im,ivp|5m>{>hbvkh2z|4m;{gvpqLnfptf)v)z|5m}/IvpqFn0pX>Y%v.z|-xm1iqKQMVFLBK|=wm8=qPDVJCL;Hz|=-kmIIqPCWI|koLCIbI|=~3m(@qPFWK|rmFjqNEQGLGQKAO8Iz|-dmIIqQJYI|=poM0@|3mY{yq1K0}(8{wf{d}'Sf}1H{w0{rz|!gm/MD8TON:PUP8PYP=NWTCDYq/?{dIz|!woLD6YAWEWMYQ|noL)PoK;LiI|!zm_}Pf{yqK=S?lQMCMqM[=ul?K8Yz|-wmi'qIW=^m[0qKW?f|woJT'|~gm9}#vSmO=vU|!4m!pqO6[.QC^EOKMOtAKqUGULt?MqSHQMt?LqOIMMt?Kq?K:Uz|!1m6^qQ6[.WM[[lGQz|~gmW.qYMd^"
  ],
  "HQ": [
    "rygfj",
    "3m0{{Uc4S=x4}-sQfG~qOY[Qh}7qUQ[Ac?=O0G!sI!4{jz|-hm?bqMUGbtIpm}F{_qEUKbtIp|!1m{>};qM,[{Xh};qWp[}9z|4mp{Ph~lSSq,}&{ZIz|=!1m=Qc6:{dK{jiqYW~Mz|=!2m{nkqYUxM=WAih!qK8S)z|=-dmQ2qOYOkmS!qMYKx|!wm^)qk}&}7IlOMq%}3{NIz|!goMkf|5m>{_hbvkh2z|4m;{gvpqLnfptf)v)z|5m}/IvpqFn0pX>Y%v.z|-xm1iqKQMVFLBK|=wm8=qPDVJCL;Hz|=-kmIIqPCWI|koLBIbI|=~3m)AqPCVG|rmGpqNEQGLGQKAO8Iz|-dmIIqQJYI|=poM0@|3m[{wc?U4U.}&A4C{nf{jpKuif}-qD+2{wz|!gm-QE:qPCUKQ=Z=tZUqNAUGlEWq/?{dIz|!rmg@q@AE=LIMLJFMFNMEUz|woK:HkI{yK}/I|~emf}})qU!S{J|!lmGkqYI[88I6Yz|!roYK{r|!pm?CqS=^IMW?[:E?6z|-dmMKqOCUIKQCRDFHB|!4m#}TqO6[.QC^EOKMOtAKqUGULt?MqSHQMt?LqOIMMt?Kq?K:Uz|!1m6^qQ6[.WM[[lGQz|~gmW.qYMd^"
  ],
  "DQ": [
    "ocofj",
    "=3m4{{Sc4M6~A}3hUv!z|!1m,}}?qM,[{Xh};qWp[}9z|4mp{Ph~lSSq,}&{ZIz|!2m?Sqk}&}7IlS}7h{Fz|=!1mGGq!B{]}9h}1qA,M{gz|=~ym{d}(}(Qm!2~Qm,4pQ|=!wmb!)6q?^IxSO[IMAU8z|=-smEM2:m[[0Am^Uh8|-ym}(b6~m[![~m6!v~|~gm6{Zq[^~I|!rm6OOQCQCAz|5m>%hbvkh2z|4m;{gvpqLnfptf)v)z|5m}/IvpqFn0pX>Y%v.z|-xm1iqKQMVFLBK|=wm8=qPDVJCL;Hz|=-kmIIqPCWI|koL?IbI|=~3m-@qOEVI|rmGnqNEQGLGQKAO8Iz|-dmIIqQJYI|=poM0@|3mY!q2G0u9#f{n}%Rf}+H%0'z|=!3oP)}&FVGVoOHU|=!goMIR|!gmS{AqSCY4OGS8MWSYOWY^.={_Iz|!rmi0NPDPDBz|woK;ViI|!ym}'}f,{na}3}3IIK}1Ez|!om5)@:a}3}3IIK}1ElDWa~~III!Mz|-km]p8{bmY}2F{ZmL}7S{]|!4m{r}FqO6[.QC^EOKMOtAKqUGULt?MqSHQMt?LqOIMMt?Kq?K:Uz|!1m6^qQ6[.WM[[lGQz|~gmW.qYMd^"
  ],
  "CQ": [
    "evkqx",
    "3oW.{{[=YG^oVM[oW}>{]UYK^oVE[m{T{Xh}3v}@h{_z|!1m2}}:qM,[{Xh};qWp[}9z|4mp{Ph~lSSq,}&{ZIz|!2m?Sqk}&}7IGfE}7h{gqG'E{Zz|=!1mGGq!K%pUQiIz|=!ym'uqUObI8W=ih,qO8[.z|~gmx)qk}&}7Im{nuYSY?m'YYSY?|=!goM{r{C|5mXLhbvkh2z|4m;{gvpqLnfptf)v)z|5m}/IvpqFn0pX>Y%v.z|-xm1iqKQMVFLBK|=wm8=qPDVJCL;Hz|=-kmIIqPCWI|koLDIdI|=~3m&@qOCVG|~rmHpqPPWI|rm9IqQFYIAO8Iz|=+roN@A|3mBAqE'f!kMf~G4?0t:HqAF:Jt?fz|~gmG2qi:}3I|!lm.Cq=E=6UKU[I8U6IW=[zm4Kq:C=6UMU[zm}&IqWCU6=M=[z|!woN(DbI>E|goK>MbI>E|~em}1}}-qS'Q{R|!eoTI0>XbI|loO>9>XbI|!lm;wqYK[=:G6Uz|!4m%~qO6[.QC^EOKMOtAKqUGULt?MqSHQMt?LqOIMMt?Kq?K:Uz|!1m6^qQ6[.WM[[lGQz|~gmW.qYMd^"
  ],
  "SN": [
    "ncmfjzkr",
    "#bm};fv{{2|!rmGA)MSQ=SuOz|!smKANWh?z|!1m{{i}}WqK{f~{Th}/q})S}-}>z|=!sm~{Pq{wH{yx[K}#:z|=-km!fq[Kx:|!nmOEE};h}7lA{Vq0Y{nIz|ymp]LPQJBMLQBEBMLABEQHz|5m3{phbvkh2z|4m;{gvpqLnfptf)v)z|5m}/IvpqFn0pX>Y%v.z|-xm1iqKQMVFLBK|=wm8=qPDVJCL;Hz|=-kmIIqPCWI|koLCIbI|=~3m(@qPFWK|~dmHkqOGUH|!cmG{Uc84{n8{_QqUEfMT9k=z|!sm)}/cC{nS{_i{_suQi}3lC^G,qG=6=t6UlGkz|!smG0qkU}7IlJ?q+S{XIz|-kmk,vfm6LvEmROvEm[MvEmRKvE|!6m{7}}5qL4I,AR4Tt@>qR=d,O=[7lK>QRq})S}9}Kz|7mU{Hc~E}Dk}L}Jh4qB{j{r{T?G4OK:O6z|weML:d|koLHI|-km1iqKFNGmJQqOFS@|~8mi{n.}-m:AUVmJFq})[}[S|!goL{6>|!4m}};3qIEMEhUqMIMMvXqINDNh?qDIDDz|-xmKMhYm8OhY|!2m.xP-qTEbIlNjz|~gmP0qTEbI"
  ],
  "HN": [
    "rnbfjbkg",
    "#bm};fv{{2|!wmGAc?A6Q'KvxcWOb?uGz|rm8rq@A@:aNNIIKRHNNIIKRJqIO@Wz|!goN[(|!1m{{i}}OqK{f~{Th}/q})S}-}>z|=!sm~{Pq{wH{yx[K}#:z|=-km!fq[Kx:|!1mOEE};h}7lA{Vq0Y{nIz|ym^QhUv[h[vUh6vbh=v2h6v=h[z|3m0{Jq=kE}3h}7qQ0E{_z|5mV}&hbvkh2z|4m;{gvpqLnfptf)v)z|5m}/IvpqFn0pX>Y%v.z|-xm1iqKQMVFLBK|=wm8=qPDVJCL;Hz|=-kmIIqPCWI|koLBIbI|=~3m)AqPCVG|~dmHnqPMWI|3mBBq@I7SUIZDNNZNA?7?z|!rmA{fc4'{n={rfqW4}(8zmQI|!gm'bqL#u'pFuu'?{RIz|!gmCOOAqu?}@IlOQq{y={FIz|-hm}#{yvfm84qESGbmx2qMSKb|!6m{7}}4qL4I,AR4Tt@>qR=d,O=[7lK>QRq})S}9}Kz|7mU{Hc~E}Dk}L}Jh4qB{j{r{T?G4OK:O6z|weML:d|koLHI|-km1iqKFNGmJQqOFS@|~8mi{n.}-m:AUVmJFq})[}[S|!goL{6>|wmY{xq>W/iU8g.z|!4m}}+[qIEMEhUqMIMMvXqINDNh?qDIDDz|-xmKMhYm8OhY|!2m.xP-qTEbIlNjz|~gmP0qTEbI"
  ],
  "DN": [
    "ocofjytr",
    "#bm};fv{{.|!smGIq,G0uU;fCz|!smMMWQ:Qz|!goMGA|!1m{{i}}OqK{f~{Th}/q})S}-}>z|=!sm~{Pq{wH{yx[K}#:z|=-km!fq[Kx:|!1mOEE};h}7lA{Vq0Y{nIz|ymiSSW?W?:z|3m){Hc=fE}+:};qWQ^Eh~qOU^Mc?8G!:{Vz|5mV}&hbvkh2z|4m;{gvpqLnfptf)v)z|5m}/IvpqFn0pX>Y%v.z|-xm1iqKQMVFLBK|=wm8=qPDVJCL;Hz|=-kmIIqPCWI|koL?IbI|=~3m-@qOEVI|~dmHkqPMWI|!cm#!qK#k'iFku,?{ZIz|!gmHMJAqk?}7IlJQq+?{XIz|=!wmNCq3C8!QVbWESCbz|=-smGCqAC?6mUWE?|goMk:|!6m{J}}UqL4I,AR4Tt@>qR=d,O=[7lK>QRq})S}9}Kz|7mU{Hc~E}Dk}L}Jh4qB{j{r{T?G4OK:O6z|weML:d|koLHI|-km1iqKFNGmJQqOFS@|~8mi{n.}-m:AUVmJFq})[}[S|!goL{6>|roMY{w|!4m}}+]qIEMEhUqMIMMvXqINDNh?qDIDDz|-xmKMhYm8OhY|!2m.xP-qTEbIlNjz|~gmP0qTEbI"
  ],
  "CN": [
    "elkqxise",
    "=!1m0{Rq{yT{y}@h}>v{Tz|!2mMME};h}7lA{Vq0Y{nIz|~ymKI}1}3|!bmC{Z['SO:~zmW)|!wmIGG:QMOCKYz|5m{bUhbvkh2z|4m;{gvpqLnfptf)v)z|5m}/IvpqFn0pX>Y%v.z|-xm1iqKQMVFLBK|=wm8=qPDVJCL;Hz|=-kmIIqPCWI|koLDIdI|=~3m&@qOCVG|3m6WqKnfxdDf%EZ0V5M0;z|~rm[[qOLUI|!em,Wq8!C{VhSqAkE};zm}+IqY!O{Vh?qQkM};z|!sm{g{_qI'i%iKix.?{_Iz|!sm6QqQ:}+6~M}+[{n:{9Iz|!lm}&4q0I,4fIk^zmMEqE4U0MY=fz|-emEM28miUS4|-ym}+YO}jC}@|~bmI{{6cbY[}/Q}@v}LqWUAf|!6m{{^2qL4I,AR4Tt@>qR=d,O=[7lK>QRq})S}9}Kz|7mU{Hc~E}Dk}L}Jh4qB{j{r{T?G4OK:O6z|weML:d|koLHI|-km1iqKFNGmJQqOFS@|~8mi{n.}-m:AUVmJFq})[}[S|!goL{6>|!4m}};3qIEMEhUqMIMMvXqINDNh?qDIDDz|-xmKMhYm8OhY|!2m.xP-qTEbIlNjz|~gmP0qTEbI"
  ],
  "SJ": [
    "ncmfj",
    "#bm};fv{{6|!smGIq0D2kV;bCz|!smMMWQ:Oz|!smG0N^h?z|=3m{>ic6W6}-=}@qUO[Iv{dz|!1m4}}=O{wS4h}7lS^O}&z|=!2m'.q^W}&IlEih{nz|=!1m}1!c.E{]U{_~qbW}(Iz|=2m6Mq:W8~hSqK2W!z|!wm^AqfW}/IlUS8W4?4S8:z|~gmfbv}+|goKA'YI8YYI|5m5{Nhbvkh2z|4m;{gvpqLnfptf)v)z|5m}/IvpqFn0pX>Y%v.z|-xm1iqKQMVFLBK|=wm8=qPDVJCL;Hz|=-kmIIqPCWI|koLCIbI|=~3m(@qPFWK|~dmHkqOGUH|3m'3qE'i%pKixA:.:t.Wz|!nm?0qE2k0~E}-YKSAU)?{PEz|!cmIIq~?}CKlFQq,={VGz|!wm^Aq0!%IY?xMz|-smGIq:8.?|goMkU|!4m}B}ZqIEMEhUqMIMMvXqINDNh?qDIDDz|-xmKMhYm8OhY|!2m.xP-qTEbIlNjz|~gmP0qTEbI"
  ],
  "HJ": [
    "rngfj",
    "=3oU,{{iE[oTK[|!1m:}TO{wS4h}7lS^O}&z|=!2m'.q^W}&IlEih{nz|=!1m}1!c.E{]U{_~qbW}(Iz|=2m6Mq:W8~hSqK2W!z|!1mfEK}>h~lK{Tz|gmOOhkvLh,zmGYhuvLh'zmHYhxvLh%z|!wm@{wqI?iEiCiMt.S.?z|-smSEvSmSAvSmU?vSmS=vS|5m-.hbvkh2z|4m;{gvpqLnfptf)v)z|5m}/IvpqFn0pX>Y%v.z|-xm1iqKQMVFLBK|=wm8=qPDVJCL;Hz|=-kmIIqPCWI|koLBIbI|=~3m)AqPCVG|~dmHnqPMWI|=poM1A|3oRG)WEWJoQSN|!rm{X=qE2x2}+G}-^IW6Q0C{TCz|-dmWEqfC}7M|!wm=EqP'u8[XK~G.%8z|-smKKq[8xQ|goM{~B|!wm_wpCO}&)Oz|-smTx_Em')]YT2|rm>xq?AA;aMMIIKPGMMIIKQIqLOBXz|!4m{~}3qO6[.QC^EOKMOtAKqUGULt?MqSHQMt?LqOIMMt?Kq?K:Uz|!1m6^qQ6[.WM[[lGQz|~gmW.qYMd^"
  ],
  "DJ": [
    "coofj",
    "=3m0{{Uc:WC}(8}>qUObGv{jz|!1m4}}=O{wS4h}7lS^O}&z|=!2m'.q^W}&IlEih{nz|=!1m}1!c.E{]U{_~qbW}(Iz|=2m6Mq:W8~hSqK2W!z|!ym^EY}>hYlY{T0Qz|-hmUihfm2Uh^m6UhY|!om%{]qiW}3IlOW8U8:8W8=z|5mX6hbvkh2z|4m;{gvpqLnfptf)v)z|5m}/IvpqFn0pX>Y%v.z|-xm1iqKQMVFLBK|=wm8=qPDVJCL;Hz|=-kmIIqPCWI|koL?IbI|=~3m-@qOEVI|~dmHkqPMWI|3m(4qE,u)^KYpE8444K,^z|!rm}/,qV#u87I.fzmMM|!cm{ZMqR%~)^Kbpz|!ym2Qq]?x6uE}1U.G{>Oz|gm};.NPDPDBz|gm}/};h9vPhOvNhCvPhXz|#gmKxv{R|~goVI8|~hoSII|goNI99XnI:Y|!4m?}DqIEMEhUqMIMMvXqINDNh?qDIDDz|-xmKMhYm8OhY|!2m.xP-qTEbIlNjz|~gmP0qTEbI"
  ],
  "CJ": [
    "elkqx",
    "!2m={{Gc'={jY!~qP5^Az|!2m2}Lq:{Kx{BcuG}+~x}Pz|!1m?}HO{wS4h}7lS^O}&z|=!2m'.q^W}&IlEih{nz|=!1m}1!c.E{]U{_~qbW}(Iz|=2m6Mq:W8~hSqK2W!z|!bmUIM}9h}7lM{Xz|-ymfbYUmI=8UmIMYUmI=8U|!2m0{Nqu^}@Il[bq:K2W=E,Q8=,AA=2:z|5m_Ahbvkh2z|4m;{gvpqLnfptf)v)z|5m}/IvpqFn0pX>Y%v.z|-xm1iqKQMVFLBK|=wm8=qPDVJCL;Hz|=-kmIIqPCWI|koLDIdI|=~3m&@qOCVG|~rmHrqPNWI|=+roN0@|3oQJ)UEUJoPSM|!2m{d}0q9{Ku{BcuG}(~u}Pl?AqQ{_2{_t2}3z|!rm};{VqZ#p8:L,iz|goMIM|!ymQ}JqE{k~{PlO^q/U.}+z|~gmK2YMmC2UQmQ%Q[|!4m{]}RqO6[.QC^EOKMOtAKqUGULt?MqSHQMt?LqOIMMt?Kq?K:Uz|!1m6^qQ6[.WM[[lGQz|~gmW.qYMd^"
  ]
};

export const trumps: readonly string[] = [
  "ym{9{-h}}pv}}}5h{{)z|po}5}]}y|=nm{5}]v{{bhQvAhQvQhQvAhQvQhQv}}2z|=gmY{-hQvYhAzmI~hQvYhAz|amf}@v'lY8YYvUl^4^^v=lUAUQvuz|cmIIv8l^A^Yf=uUvQz|-kmI{#q}/f}dI|#km{d8AimU.Si|#rm6{j4Smu?Y?|!rm'OhSlKph:z|!gmSIhSlKph?z|foQI?|!rmAGcAI==8IqK.fAz|!gmYIcQIU=YIqG.0Az|~kmWOQ!|!cm,WcM4}#,}7Eq?C8IAA8GAE=MCE=Kz",
  "am{9{-h}}pv}}}5h{{)z|we^Q}&ueWQYCe[O}T}ReWQWE|lm{{A~q}H'}}pUv}/h{{)z|emIuq}X,}}pUvYh{{)z|-km}}.{-q0}+{T}7|!rm}N{{pfu{wkA{wz|ymIIv}#l06zmfu0O8bz|-km0'8};mA{w}/U|-km{wkq^QUktUf|rm?{wWCvUl,=vUzmKbWCvUl,=vUz|#bm{3}>AYmW8SW|!nm0{rqU?bIlKph.z|#nm[KS=|#nm0W=U|foT^'|bm=KqG8W8UKSU?A6GGOCOz|-rmKSqSO^I",
  "im{9{-h}}pv}}}5h{{)z|yo[}}C}/|loi{{b};obkQoi}}.I|bm{{EUhOvkhCzm}}IQhOv^hCz|tm{{:Yh}}pv}/h{{)z|lmIEq}/A}XIt}XIvQh{{)z|~kod}1Y}LI|-zm{F2v}+m22h}+m}52v}+m22h}+|~rm{/Ib%h}&lWxm{]%Yxf%m{Txh}#mf%G=hU|km{VOh[vOh6z|#fmbQYUAb|#kmGKhS|!cm!{nqM4b2lSSqIYUi8O,C=M8Az|!wmY{nqUC[MlGih6z|#wmWOUYUW|foS0{d|bmAOq2K{rE^=}(=SCYM?I8Uz|!ym8:q[6}(I4C{rIz|rmYAqSC[KvMqAA4Gz|%rmKpq4I'Ut0K",
  "am{9{-h}}pv}}}5h{{)z|yoYu~|lm'}]q}X8}}pIv}Hh{{)z|!wm}T{_h}Lv}Dh{Fz|!dm}7{whWvkh:z|!rm{N}+}1{n}1}+z|!nmfUh[v^h6zm~Ih[v^h6z|!bm4kh^vfh4z|-wmC,v^m~4v^m{j?h[m[Ih[|bm{{YChQv}/hAz|eofM0oY:YkI|roM28YAE^YM%M|tm}g}3hklA}7h{gz|#km{XuvYmS8vY|!nm6{_qU?fIlG~h6z|foRU8|!km=EhflEEvAh8vQz|!rm}-^qUA^IlS}3h{yz|foRS:|bm?KqG:S:tSWqEA?At?QzoNS8|#nm%uWY|#rmU8=Y|!ymCQqOCUIlMfh4z|foPO?|gmAIqK?QAtQQqAC8Iz",
  "ym{9{-h}}pv}}}5h{{)z|+omIIh}}pv}}}5h{{)z|!nm}}.Yh}+v}Dh{nz|ymxUKMMKEKGMGEEGMGzm0uKMMKEKGMGEEGMGz|imO'aUUIKIUYWWIIK=8z|~wmO=v}Dm2%h}+|!rm{{6{dh}/qE};{w}jhAz|hmI}}Wh}}pv}&h{{)z|!ee}LY}XY|#bm{_Iq}3Y}rAm{>UE{{bm}7}}.M{gm{ZMh}7mE0h'|!cm2!bMM}/4Mz|!vmWQqYAfQlKkpOM}-h,lE0h,z|#vmYUYYhU|foT){n|sm=KqG6U6tUUq?E:Ot?IzoPI=|-koL[S|~sm^~WYm6I[8|roSY}@|-rm?Mq8A={Z|km{(};qI4U0lG?OMhOlOEvUqGUEbz|~kmIGq?EC8|yoJbCOI",
  "pm{9{-h}}pv}}}5h{{)z|ymI}Xq}X{w}}pIv}3h{{)z|gok}})~|~gmI{wv8mkkU=m{NU==m}P~hYm{1Ih8|lm{VQq}D4}}pMv}Dh{{)z|emIuq}y0}}pMv~h{{)z|#bmQ8v}7m}3{_v}3m}3{gv}/m}3{_v}3|#bm{{6{wq}XQ}}pKm{{)[q}XQ}}pK|!em{{C%c084{ZE{NqGfU~z|!cmOEq2{nK{RGpU}&z|!rmE0qbWp8lO4WMqW}&A};,Y{r,z|!gmp8M,qO:[AlSCGUOO?KqM[GxA?0=z|rmM%qG?MAK?QGOCQMvOq?C4Izm^UqOQIUCEG=z|koKEA|~gm4}NvSmU=vU",
  "am{9{-h}}pv}}}5h{{)z|yo}>}XI|go}#II|~ymI}DvYm)0AYm}D8QYm{3{w=Um}}2=UU|lm{{?}jq}X4}}pIv}3h{{)z|gmIfq}D4}}pMvfh{{)z|!tm}D{Bh}/v}Xh{gz|!rmCIp{Zp}7z|gmk{JhMvYhEzmEMhUvMh=z|!woYO}X|~kmIIv=mIUvA|-kmICvKmWUhGm=WvGm:=hK|!nmIkaUUIIKfIvYh0z|!gmOUqI=O=tOUzoKOK|!wmf6h}&v}+h{wz|!omGIS4hilS^z|bmY^hUvfh=z|!gm{{uucG0x0uIz|!gmkQcG4i4fIz",
  "vm{9{-h}}pv}}}5h{{)z|+omI}Hh}}pv}}6h{{)z|omI}+h}}pv}Th{{)z|gof}/U|mm{g}Hv{5l^4^^v^hYv0hQv=hQvUlYYv}Pz|nm}XIv{1lk,kkvYlY=YUv}Pz|gm{F{BhSvUh?zm^khSvUh?zm4IhSvUh?zm}j,hSvUh?zm}/QhSvUh?z|km{{:}3h}}pv^h{{)z|+you}d{{[|#kmI}}?v{{i|km=}}2hfvAh0zmO{1hUvOh=z|!ymE'E0hklEfz|!kmA0[:[Wz|ooN[W|#km~}}=v0mSfv0|!rm6MqK'W%tWxz|#rmO02,|~bmI^v{R|foQp}3|km=EhfvEhElGAh=vQhCz",
  "mm{9{-h}}pv}}}5h{{)z|ymkfKMMKEKGMGEEGMGzm}/=KMMKEKGMGEEGMGzm}P}7KMMKEKGMGEEGMGzm{{OYKMMKEKGMGEEGMGzm~,KMMKEKGMGEEGMGzm}}%{nKMMKEKGMGEEGMGz|ym{_IaxxIKI}(}/ppIIK{r{gz|nm{{x}}Gu!u~u,~u}+,v}Dh{{)z|#bmIUq}D8}}2It}3Am{{GM84m}}2ff^|eeSN{{K{geQN=YeSN}}SEAu|!bm{1{BqK!M{gSQ^Qt^AqKUM}/I}50};0C0{Vz|tmUMqUAfIK}(=}/:C={gz|-bmMQqMMQIMMQIm8WqMMQIMMQIm8WqMMQIMMQI|!hm){nqCuU}3G'={_zm}+IqOu=}3K'U{_z|!yoS'8^I|koN4I^I|woK2G^I|!gmAOMQEOECz|~gm?}LvOmOCvOmQCvOmOCvO",
  "im{9{-h}}pv}}}5h{{)z|yoY~~|lm!};q}X8}}pIvuh{{)z|bmIUq}X8}}pIv}]h{{)z|hmIuq}D8}yIt}DEv}@h{{)z|zmI~q}78}dIt}PEvkh{{)z|%bm}X{Fv{gmI^44m^f^0|#bm2}+qEU:Y|eofY{>ob,Y}7I|loU!4oS0YoU}3E|roM!Mk=^f{JI}&I|~ymI}3v}7mI{nq4Q,kt4^m}/{nq^Mk^tfYm{N,q4I'Um}@:q^GkOm{nQq=U=kmU,qUUYk|ym}+QQSASA?zm{{pIQSASA?z|!km}y{VqI8U8tWYz|poLME|woKOE|-pmASEKmiGMK",
  "am{9{-h}}pv}}}5h{{)z|imI}}.q}X,}}pIv}Ph{{)z|webQu{JeYSYCebQ}j}(eWS=Ce^Q{-}FeWSYC|lm{_}(q}78}rIt}HEv^h{{)z|!rm}d{{.q{VS!}DU^f~hfqU8f!f{X!{Nz|ym?Iq.f:}HOYWuhOq8{]M{(zm^IqifW}HCY:uhCqY{]E{(z|nm{g}>q}#Y}LIlCUq'Y{RIz|gm}#OKMhMlEKKMEGEKKEEGhMz|-km=~Mfm^0EfmA0vf|!hm=IhflG^h4z|-bmKQh^m:Av^mQ4v^|#nmE4vC|foNIC|-km{N0qOAUIOAUIm}X}+qMCSIMCSI",
  "ym{9{-h}}pv}}}5h{{)z|we[P~ueUQYEeYO}du|#bm{_}Dv{{x|!wmEQq{Z}&{g}Xh}/z|!rmSIq}(}+}#}Xh{yz|-sm:kq'k!}/m~4q8U4i|!rmk{7fEAOQOh0z|!bm{N}rh}}:qAk,uh{Bq4A0'z|gmKOh}}6lGOh{{bz|cm)WqU=fItfIfIfIfIfIfIlQEv}@h{{)z|nmIkqU=fItfIfIfIfIfIfIlQEv~h{{)z|~amQ:qQAYItYIm}/IqQAYItYI|!om{Bpq^8}&GlY?qGUIfl8?q4W{wGz|koKUG|!gm}yOq=?0Gl?CvYlSCqUQfGz|koKAG",
  "mm{9{-h}}pv}}}5h{{)z|+oo}T}X}}:|+ro}7IM|em{9~q}X=}}pIvkh{{)z|!rm}X{{CcUu}3}3}/}yG~,}+{g}+s{jA{g{ncG0Y!^{VqUUUfU'Y{Jz|omM}&cMfu}&p}LqCx%u,K%'O4W{wUWS^Y6W{Zz|gmE}+qWW^}&Ef4bt42qK=Q2OOOSQAO,z|ymKkqSUQbt?S??qKCOAtO:z|%bm{d}3}X4mQ^{94|~hmI[kCm}3O,C|goL{Z{{i}T=Y}&{{pQ}P{N{nQ{gA",
  "rm{9{-h}}pv}}}5h{{)z|+dmIIh}}pv}}Oh{{)z|!dmIIh}&qE}H,}}6l=Qzm}}pIh{wqM}Hk}}6lUQz|~gm{{SIqE}H,}}6m}}2{{[qM}Hk}}6|tm{{6fh}}pv}/h{{)z|-hmIYh}}pm{{)Yh}}p|~gm{9{{{yvUm0Uqf8}/Im{gIvMm}/EvMm08vU|yoM0Q}/I0E|#kmf}rE}3mU{_O}3|km.MqQAUEvMzm^IqQAUEvMz|!km4{{pqWAiKlK}(Su8A8Ez|!wmIKQEGbz|foRS6|kmAEqKAUCtMYqE?8?z|#kmKi!O|!imEMqQA[IKYKf~}+f}L{nQ{5E^,}-{Jz|-cmQkq8}&,}Fmx{LqK}+K}JmK{Hq[}&Y}H|~fm6{/i:m{wW)68=|#km}g^%W|foRC0|bmAMqC:Q:tSQq?G=QzoOG:|roLME|goKI}#",
  "am{9{-h}}pv}}}5h{{)z|we[Pk^eYO}}.Q|tm{{G}}6h}}pv}+h{{)z|#bmk{Jv}dm}}6{1v}d|!wm{{O{{Wh}}OlQ~h{{2z|rmIIh^lG~h.zm}#Ih^v~h0zm}#Ih^v~h4zm}#Ih^lM~h4z|woS{{x~}+I}&I}(I|roS{(I}(I}(I}&I|foR{Vk|hm?IqI=S=tSUq?A4Iz|!emC~qK.Y.t[iz|!wmQ4hYv^h8z|!hm{R^h}}.v}&h{{iz|-bmIUh}}.m{{iWh}}.|roP{{x'WIC?|goPfSWIA?|loP}-SWIC?|!vm{{iYqS:bIlW}/h{gz|foRU6|!ym2Eqb6}(K4A{rGz|roMWA|#vmWpbW|!tmAIhflE^h8z|omQIE:SWzmOIO=vUz",
  "im{9{-h}}pv}}}5h{{)z|lmI}}Oq}H0}}pIv}/h{{)z|%bm}7UqQ{gI{>mMku'm%Y.,|pob^0o[,^o^}7EoYf^o[{ZE|woMI{wUY!QUU}+4UYWU{jEoL{nE|peMK}L}+{RM}XU!U|~em~}3v'mbxv,m^iv%m{riqAAA8mp[qQCQ:mUUqAAA:|!rm{n.OOMAOQMCqK[?[t?6z|!gmbQOOMAOQMCqK[?[t?6z|!vm^?OOMAOQMCqK[?[t?6z|!cm,{&qY8uElUGAQqA[,Sl4Mz|!nmUIqQ08,M^Ykz|koK^G|om=UqQOYAAO8Qz",
  "am{9{-h}}pv}}}5h{{)z|+cmIIh}}pv}3q{9^{{)Iz|yo[}}Kf|we^P{{xEeWQ[E|gm{]}}.q}D4}}pIv}@h{{)z|hmIuq}X8}}pIvuh{{)z|#em}DuqA{VI{#m}@}yqM'I{R|!lm{NUq,0{g8Yf}/YzmI^qk0}+=8^{nUzm}FQq[4}#==^{yUz|!gm{P{{WQYU:K[YAC[h[l:UYS6KQY8CG[===YC88QK66KS:8?[EA8[Mv6lUUz|!bo]K}+|-hoUIIoNII|!gm}>^OSUCGUWM?QQUh:lGW?A?SE=:KO=?AUCE:WMz|!boUIk|!geSPM{N|kmCChMvUhEzmQIhMvUhEz|+weOPCCQI",
  "ym{9{-h}}pv}}}5h{{)z|+omIIh}}pv}}}5h{{)z|hmI}}Kq}L0}}pEv}7h{{)z|bmIkq}X=}}pIvfh{{)z|omI{Vqk0}7MluY{9Yz|%bm}}K}Hv{-mIk40m^Y^0|ook4!o^0^ob}+M|roU''f^|goS{wUoQu{w|rm{JQqSEUO?M=Czm{guqSEUO?M=Cz|gmY{nqSKQU?GA=z|!hm,}yh}Pl=}3h{Zz|-bmKWh}Lm{JYh}Dm{RWh};|!voR{X{_YIYIYIoQUKoR{_8YIYI0=YIoQbW|woK{ZSYIYI0:YIYI0=|!lmSEq8=A0UMYEUQQ^AQ8Qz|~emIIO8|!om}-}yq?,Y4iAY^8U'Iz|-hmY4vimA.qCUIfmY0qOUIf|~emA.qICOA",
  "am{9{-h}}pv}}}5h{{)z|+cmIIh}}pv}Dq{9f{{)Iz|wmI}}:q}@4}}pMv}@h{{)z|!emu{1^uhAl^uh?lb~h{9lb!h?l^'hAz|wmIISYqCO?It?IzmUuWbq:Q.It.IlW2qUSfIz|bm6}DhUvUh=z|im.}+q}X0}}pMvYh{{)z|!wop}})0|!wo_I{w|!woXI'|!km6Ah~vEhAv4h4v^hAz|rmQ?h^vOh4z|koKMYUICpIUoLIf|!omI{T^M4Kz|-kmCQqOKUI|#rm4MqWQkImCMO^|~bm'C28mIIG?mKSh?m}DYb4mIIK?mGShS|woL{+{FuU}+=^~{>I{R{n}LI0}D}r~",
  "em{9{-h}}pv}}}5h{{)z|+ke}Tu}X}}}(|!wm{N{{ik8u};,Yzm}}?I,8'};kYz|!wm{{x2u?^}H'Sz|!wm}XI'?4}HuSz|!wm{T6h~v}Th!z|rm[}3q==:4aPPIIKWEPPIIKWMqIQ:^z|rm),OQGSCAz|km};GqQQOWtCKlKOhCvCqCKCGtS:z|gm{BYKMhMlEKKMEGEKKEEGhMzm}jIKMhMlEKKMEGEKKEEGhMz|!fm{H}}=v'q0%I'lQMv'qIAOAtOQvUlM8qQESMlGYQ=qQIOQlCYqQAUIIY=uvuz|-xm^{BvYmU=EWmUGEQ|!rm{r}7v0qpA}5Ivfz|~gmI8qpA}5I|!wm^0fAQf0Qz|koKQMQMQM|!yoS{{[M|!goSIA",
  "mm{9{-h}}pv}}}5h{{)z|+vmI}Pq}X{V}}pIv}}.h{{)z|-gmu{JvUmI^vUm22hUm^IhUm{y8QQmYYQQmI'AQm8YAQ|~ao}1}dxmI{dv}jm{d{dh}jm{;!}H}HmI{J{J}H|#am~!0}Pmf{Bf}P|!roR0{{YI}j|!goR{d{d}jI|!loR{;!}H}H|!ooRI{J{J}H|ym~{jKOhQlCOKOCECMKCCChQz|#rm{(OhIm~~hIm}}2~hIm{({{WhIm{w}})hI|#amM!hIm6YhIm}}S{9hIm{{u}3hIm}}%4hI|!cm'}}Gv8qM?f?t^SvYz|foXf{r|!wm:CqWAkIvOqCO=Il.UqQ=S6z|koKSKUI|!km,?q^A}&IlEChEv6h0v[z|!lm{9}7v=q^8}+IvUz|ooSM{woRM=oSuUoRE=|woY:W|roNIK|koKCAUI|~rm:WqQOYI|!vm62S0Sfq?E4Iz|!rm{V}3v=qf8}/IvUz|foXf{w|!km8CqYAuIIUASt8IA?z|weLKSMUI|-dm?UqMKSI|!gm22W%Yxq:C)Iz|woNW%|!ym}F}Vv?q^6}+IvSz|qoXb{y|!cm8CqYAuIIUASt8IA?z|weLKSMUI|~rm?UqMMSI|!rm40qE'Q8Q0UI[8QY:C,Iz"
];

export const excuse: readonly [palette: string, picture: string] = [
  "rghfj",
  "lm{-}}.q};0}}:Ev}7h{{Wz|gm}}[{{{_JMhNlELKMEGEKKEEFhNzm{{O}&JMhNlELKMEGEKKEEFhNzm}}G}1JLhLlGKvKlGHGJvGlGGhLzm:~JLhLlGKvKlGHGJvGlGGhLzm{{UAJLhLlGKvKlGHGJvGlGGhLzm}}C{{{jJLhLlGKvKlGHGJvGlGGhLz|ee}3P{9}}}}I|!cmI{(f^{yuEfh4lK{yq^6~{yz|!gm6}Hh4q:I08AfUxhkz|!vm}({RhulG}+E~h6lK!z|-mmR}@h[m7=h]|!rmFfh6q8K,=EkYuhxz|!rm{]{{'qC}(K}Jl4u[EU^^8v{&z|!gm}@IqO}(G}Jl^u6E=^48v{&z|goM{@}~pY|roM}F8)Y|#bm{_{fh}@|!rm{X{{Iq8}/O}Hh^v{Fz|!gm}3IqZ}/C}Hh4v{Fz|5m{~}+hbvkh2z|4m;{gvpqLnfptf)v)z|5m}/IvpqFn0pX>Y%v.z|-xm1iqKQMVFLBK|=wm8=qPDVJCL;Hz|=-kmIIqPCWI|koLDIdI|=~3m&@qOCVG|~rmFrqRQ[I|-dm4GLKm]HFK|=poM/A|!rmZ{]c88{g:{gfqT8fYH1f2z|!gmIIcY8}78}7fq:8'YK102z|!cm?LS;SV?Xz|!yoO{yg}rIoM{Z{~|!cm{g}iS^Y?b[b6YSS4q{g2{1Iz|yoMSd}#Q}#A|!tm{r_c=:{_C{ZkIbpp}/Wq_5Q{rz|-hmCKc?A{rI{niIYfb}#S|boQ:8|%bmf8}9{d|#bmII?:|-ym{;}_}_{Cm{6}R}_{C|-km@?AKmVEvA|!rm{CUc)O{d}#{r}BqUUkQlM6q?:Q)z|!4m6};qUCfIQOKQMMHOJMDM=K4Ez|!gm}N{Vq}(P}(}-?M4EE848z|!4mf}(q:A46ECKAICOEKCQGOIOQSSSfz|~ymEGqSQbMm{{kWvY"
];

export const marks: Readonly<Record<string, string>> = {
  "S": "1mI{BcYk}L}B}L}xqE}!!}!1H&3Kj]}!h{_qZ?]{~?^&_'I!{~cI{u};{C}L{%z",
  "H": "1mI}Lc8,{F{R{F{{~qO{u}#{rkL}#iS1}#.wJ}#}(cI}-{V}R{F}}!z",
  "D": "1mI{>qj}.}>}T#}!{T}T-{i{T{>y{~}>{>z",
  "C": "1o}#I{r{r};}TIm{P{rh}/v}/h{gzm]fhSqH}Bb}Ph{]qd:b{Bz"
};

export const foolIndex = "!gm{I{{@OXYJ;SNY:@:RN8;?YHz|#umQ}0h7vkhZm7:hW";

export const medallion = "!ne};}HII|~ge};}HII|-ge}5}BII|!cmu{y6}#:8zmI}L6{y:Yzm{RI[{yWYzmI{F[}#W8z|!gmu2v};l==zm}1};h{dlU=zm{d};v{VlUUzm{d{Vh}1l=Uz|!ym}1{Vv};lU=zm}1};h{dlUUzm{d};v{Vl=Uzm{d{Vh}1l==z|!noO}1I";

export const spray = "=~hmI}Tq{yG{Z{y|=gm}&~qC:6?OS[Szm6CqE:88MWYYzm:=qI:?4IWS^zmx^qAU4QQ?^Azm4AqAU4OQA^Cz|gmxHORCRC@z";
