// Written by `npm run cards` from the art beside it: do not edit.

export const courts: Readonly<Record<string, readonly [palette: string, picture: string]>> = {
  "CK": [
    "hebfjbd",
    "!6m{dIv{{[qI6Y=x4}DIYCYUv}}6z|7mSIv{{bqK?SCp6};IQESOv}}2z|=!goO?{{S|=!6m{d}}?v4qI?S?h~vpz|=-kmS2hk|!1m:bqL{[}1{Th}3q}/P}1}>z|-km~IqI2Q!m}H~qI2A!|2m{d.K}>hulK{Tz|~gmIbh~m#fhx|!wm{S{yq[6u:WSkIWEuW6^{ji,C{j.z|kmYGKSK?zmYOKSK?zm}&CKSK?zm8OKSK?zm=SKQKAz|3m.{Bq9}&O}Dh}+q_,O{Nz|5mZ~hbvkh2z|4m;{gvpqLnfptf)v)z|5m}/IvpqFn0pX>Y%v.z|-xm1iqKQMVFLBK|=wm8=qPDVJCL;Hz|=-kmIIqPCWI|koLDIdI|=~3m&@qOCVG|3m6Oq;}0f}R}#&f{@lGWqDR2O7L2Cz|-tmS~qK^Qum^'qG^AumC%vpmB'qJYNi|~dmE'qOGUH|3mCAq@I7SUIZDNNZNA?7?z|!gm-(D0USQ:UUU=QWU?Dfq-A{]Iz|!goLD.^EfI^M|!lm'Yq8EA=G?Q:SMQWQQAUz|-emIIv4|roL8_uI|!2m{9}}9G2qUAiGlMfz|~gmH4qTBfG|!4m/IqE8S7tXXq;C/Kz|-xmP8HQmSAJR|#bm}}+9K{Z|!bmAIqQCYIlGQh=z|!lmJOhWqHWB^CCB4z|!4mD}1qIEMEhUqMIMMvXqINDNh?qDIDDz|-xmKMhYm8OhY|!2m.xP-qTEbIlNjz|~gmP0qTEbI"
  ],
  "SK": [
    "elsfjbn",
    "!6m{dIv{{[qI6Y=x4}DIYCYUv}}6z|7mSIv{{bqK?SCp6};IQESOv}}2z|=!goO?{{S|=!6m{d}}?v4qI?S?h~vpz|=-kmS2hk|!1m:bqL{[}1{Th}3q}/P}1}>z|-km~IqI2Q!m}H~qI2A!|2m{_.E}>h}/lE{Tz|=-emW}(q?M?WSIS:z|~gm:{wE};m}+{VM};|!wm{L{]q[6u:WSkIWEuW6^{ji,C{j.z|kmYGKSK?zmYOKSK?zm}&CKSK?zm8OKSK?zm=SKQKAz|3m0{@c8bC}(:}>qUQ^Ih}&qQQ^IcA4K{w:{Tz|5mX}#hbvkh2z|4m;{gvpqLnfptf)v)z|5m}/IvpqFn0pX>Y%v.z|-xm1iqKQMVFLBK|=wm8=qPDVJCL;Hz|=-kmIIqPCWI|koLCIbI|=~3m(@qPFWK|3m5OqDwS}/lOYQ=QUO8qY9S{glGSqDQ2N7L2Dz|-zmUpqIUMbm^2qIUEbmA2vW|~dmB0qPMWI|3mBBq@I7SUIZDNNZNA?7?z|!gm-(D0USQ:UUU=QWU?Dfq-A{]Iz|!goLD.^EfI^M|!em'Qq?Q?YSM^IIA?8z|-lmIMvU|loL6D~I|!2m{7}}7G2qUAiGlMfz|~gmH4qTBfG|!4m/IqE8S7tXXq;C/Kz|-xmP8HQmSAJR|!goY}}+&|-hm9Ihpm99qAXIp|!gmG(v?hCvDhOvDhMvNhOvNhCvSz|!4mAxqIEMEhUqMIMMvXqINDNh?qDIDDz|-xmKMhYm8OhY|!2m.xP-qTEbIlNjz|~gmP0qTEbI"
  ],
  "HK": [
    "rnkfjhd",
    "!6m{dIv{{[qI6Y=x4}DIYCYUv}}6z|7mSIv{{bqK?SCp6};IQESOv}}2z|=!goO?{{S|=!6m{d}}?v4qI?S?h~vpz|=-kmS2hk|!1m:bqL{[}1{Th}3q}/P}1}>z|-km~IqI2Q!m}H~qI2A!|2m{Z.O}>h~lO{Tz|goNf}+oLIW|=!wm8{R%UY}7h[lQ{gz|=km2[KQKAzmSYKQKAzmK^KQKAz|~gmK{yqf~}/I|!rm0kq=?C:tOLqKDOFtCWz|=3oS,{5EYKYoQOU|5mV=hbvkh2z|4m;{gvpqLnfptf)v)z|5m}/IvpqFn0pX>Y%v.z|-xm1iqKQMVFLBK|=wm8=qPDVJCL;Hz|=-kmIIqPCWI|koLBIbI|=~3m)AqPCVG|3mI}!qOEUIIWC^CCC4z|~dmHAqPMWI|3mBCq?J6LEGDBFRNUt[EqQN[MtN=qHNDPBG6Fz|!dm0{rcK2}-2}/Iz|!gmFSD0USQ:UUU=QWU?Dfq-A{]Iz|!goLD.^EfI^M|roM'ZoL8JuI|!2m{9}}8G2qUAiGlMfz|~gmH4qTBfG|!4m/IqE8S7tXXq;C/Kz|-xmP8HQmSAJR|#gm}}+9v{_|!gm=IhfvMh0zoPUA|!gmA}ThYvMh8z|!4mG0qIEMEhUqMIMMvXqINDNh?qDIDDz|-xmKMhYm8OhY|!2m.xP-qTEbIlNjz|~gmP0qTEbI"
  ],
  "DK": [
    "gndqxrn",
    "!6m{dIv{{[qI6Y=x4}DIYCYUv}}6z|7mSIv{{bqK?SCp6};IQESOv}}2z|=!goO?{{S|=!6m{d}}?v4qI?S?h~vpz|=-kmS2hk|!1m:bqL{[}1{Th}3q}/P}1}>z|-km~IqI2Q!m}H~qI2A!|2m{V.E}>h}@lE{Tz|~gmQS}&}+mI{n{w}+mC8[^mx46^|!rm{g{nqU8}&:t}&Wq4Y{wYt{w8z|goLWIYP^IYB|5m{~!hbvkh2z|4m;{gvpqLnfptf)v)z|5m}/IvpqFn0pX>Y%v.z|-xm1iqKQMVFLBK|=wm8=qPDVJCL;Hz|=-kmIIqPCWI|koL?IbI|=~3m-@qOEVI|km6UqF}!W}-SS^I[@W{jEY=V=N0IAL=;z|kmfRq@H6UVG[BNN[P@;6=z|~dmCWqOKUI|!wm!{xq?4U,[=~IbQUk):{VIz|-smKAq^8}&2m)dqb>}(9m4WqYEkE|!gm{_CE6UQU8UYUAE[q4A{wIz|!roO^K|goKII|=goL-}(|!2m{k}ZG2qUAiGlMfz|~gmH4qTBfG|!4m/IqE8S7tXXq;C/Kz|-xmP8HQmSAJR|#bm}}+9v{Z|!goUIQ|rm=GhfvNh0z|kmTOhKvQhGz|!4m@}+qIEMEhUqMIMMvXqINDNh?qDIDDz|-xmKMhYm8OhY|!2m.xP-qTEbIlNjz|~gmP0qTEbI"
  ],
  "CO": [
    "behfjkk",
    "!1m{NIqL{f}+{Th}/q}(V}+}>z|!2m}+{Tf}#f{yUO6~K^h{wlK46!z|=goKW}-HT|=!gm7{Zq0F%ZYMpCz|=-hm)XqKAb?|%emKK}J}1|~lm{H{d}J}1|3m{R{{iq9xI}7h}/qX2I{Zz|!wmM};q^S}&IlCY:C:Oz|5mR4hbvkh2z|4m;{gvpqLnfptf)v)z|5m}/IvpqFn0pX>Y%v.z|-xm1iqKQMVFLBK|=wm8=qPDVJCL;Hz|=-kmIIqPCWI|koLDIdI|=~3m&@qOCVG|~dmIuqOGUH|3mCAq?K.FKVYVOHSDMMSNWIY;8N.Lz|!em{n/qY?^.f:}/IKY[b.Q{rI4A{nMz|!bm]4qg?}1IlKQq-?{]Iz|!hm})IqA0Q0_MWb?S2Kz|-bmKIqQ?[8|!sm{>}yqA{WY{{xC}4?}}%z|-wmL=qH{nP{B|!gm2}XqWQkIvOq:Q,Iz|!4mfQqIEEEh=qEIEMvXqINNNhSqNINDz|-xmGMh8mYOh8|!2mkpA2q=E0IlCbz|~gmA5q=E0I"
  ],
  "SO": [
    "eyofjkk",
    "!1m{NIqL{f}+{Th}/q}(V}+}>z|!2m}+{Tf}#f{yUO6~K^h{wlK46!z|=goKW}-HT|=!gm7{Zq0F%ZYMpCz|=-hm)XqKAb?|!nmQ}/h}7vWh{Zz|!gm^GhYvWh8z|=3oS6{(GYoRJW|!wmR[[Q[AGk8?8Sz|5mP6hbvkh2z|4m;{gvpqLnfptf)v)z|5m}/IvpqFn0pX>Y%v.z|-xm1iqKQMVFLBK|=wm8=qPDVJCL;Hz|=-kmIIqPCWI|koLCIbI|=~3m(@qPFWK|~dmGiqPMWI|3m(,qQ8f:tfWq=A0Ct0Oz|!nm0=qfMx4W?kISfx^4W{gI,W{gIz|~ymOJqfLp7m}5Zq0L)7|!lmIMqE0[0I^6fzmIIqb;uM5P'Ez|-emIIW4m:^iK|!sm{>}ZqA{WY{{xC}4?}}%z|-wmL=qH{nP{B|!gm2}XqWQkIvOq:Q,Iz|!4mfQqIEEEh=qEIEMvXqINNNhSqNINDz|-xmGMh8mYOh8|!2mkpA2q=E0IlCbz|~gmA5q=E0I"
  ],
  "HO": [
    "rwbfjkk",
    "!1m{NIqL{f}+{Th}/q}(V}+}>z|!2m}+{Tf}#f{yUO6~K^h{wlK46!z|=goKW}-HT|=!gm7{Zq0F%ZYMpCz|=-hm)XqKAb?|~rm~~v^|!dmY{TcuC}@[}@}>h4qK{k{n{]z|-km}+bqS^S}&|3m{3{{[c8U:}+C}7qOOUIv{gzm}/IcYUW}+O}7qCO=Iv{gz|!wm{_}DqCAO?MCUHSD^IQDUJUKOS=S,St,?z|-smSAKUmS:v[mU6v[mU8GU|5m-,hbvkh2z|4m;{gvpqLnfptf)v)z|5m}/IvpqFn0pX>Y%v.z|-xm1iqKQMVFLBK|=wm8=qPDVJCL;Hz|=-kmIIqPCWI|koLBIbI|=~3m)AqPCVG|~dmHnqPMWI|3m9CqQFYItUIqCP:NlCGCKqAK:DOMUIzmNWhOlFRz|3m3,qG4f0tffqE=884M'Yz|!rm:2qG0x.}&G}(bGU:Q0={dK?K=Cz|-dmSCqk=}9I|!wm?IcE0Y'f8qSZEpH44:z|-smKGqW:^O|!goN2E|roKII|!sm{P}XqA{WY{{xC}4?}}%z|-wmL=qH{nP{B|!gm2}XqWQkIvOq:Q,Iz|!4mfQqIEEEh=qEIEMvXqINNNhSqNINDz|-xmGMh8mYOh8|!2mkpA2q=E0IlCbz|~gmA5q=E0I"
  ],
  "DO": [
    "nokqxkk",
    "!1m{NIqL{f}+{Th}/q}(V}+}>z|!2m}+{Tf}#f{yUO6~K^h{wlK46!z|=goKW}-HT|=!gm7{Zq0F%ZYMpCz|=-hm)XqKAb?|!goP~b|=~gmAC84|rmZfhWvLh:z|3m7{9q=wK}1h}+qX7K{dz|!omI}9qfU}/IlEW4C4Oz|5mV6hbvkh2z|4m;{gvpqLnfptf)v)z|5m}/IvpqFn0pX>Y%v.z|-xm1iqKQMVFLBK|=wm8=qPDVJCL;Hz|=-kmIIqPCWI|koL?IbI|=~3m-@qOEVI|~dmIpqOGUH|3m6BqUEfIlMS8C8Oz|!nm6,v2qp6};Ivbq)?{VIz|!gmHMv?qr?}>IvSq(?{TIz|!ooPr{x|~gm0_qf=}/I|=!goM{]i|!sm8}>qA{WY{{xC}4?}}%z|-wmL=qH{nP{B|!gm2}XqWQkIvOq:Q,Iz|!4mfQqIEEEh=qEIEMvXqINNNhSqNINDz|-xmGMh8mYOh8|!2mkpA2q=E0IlCbz|~gmA5q=E0I"
  ],
  "CU": [
    "ethfjkk",
    "#bm};Yv{{b|!smG{wq)A0uW:fEzmMMhSv[h?z|-wm/^qH8T2|#bmU}-v{Z|!1m{+}}SM{wU4h}3lU^M}&z|=!2mY{Uq{xE{wwYUuIz|=-km,PqMYMumS{yqKYKx|=!1m.IqWSkIlEih4z|~bm~'}/}9m{y{T}/}9|!goN)4|!bm{y{gq}#^}LIlQ[q2W{jS0M{j?z|5mj=hbvkh2z|4m;{gvpqLnfptf)v)z|5m}/IvpqFn0pX>Y%v.z|-xm1iqKQMVFLBK|=wm8=qPDVJCL;Hz|=-kmIIqPCWI|koLDIdI|=~3m&@qOCVG|~dmIuqOGUH|3m)7qL~f~tf!qCY0V6L0;z|~rm[]qOLUI|!bm{yRq={L~{B}#Pk}PlACcO{jA{]0{]s)Q0}5z|!bmu{Bqf=uQ=E0Kz|!4m}1}yqIEMEhUqMIMMvXqINDNh?qDIDDz|-xmKMhYm8OhY|!2m.xP-qTEbIlNjz|~gmP0qTEbI|!1m{{XfM28O8Yz|!4m,EqE8U4WIYWlESh0z"
  ],
  "SU": [
    "leofjkk",
    "#bmk{w}&'|!1m{{~}HM{wU4h}3lU^M}&z|=!2mY{Uq{xE{wwYUuIz|=-km,PqMYMumS{yqKYKx|=!1m.IqWSkIlEih4z|!wm};Gh}/v~h{gz|~rmIMUpU)UpU)|!em{dAh}3vQh{_z|!gmI~h}3vQh{_z|-kmO'h}&|=3m{R{(q7dA}3QMWIv{wz|!emG}DqiU}3IlSQq8U!Ut!=z|5mX4hbvkh2z|4m;{gvpqLnfptf)v)z|5m}/IvpqFn0pX>Y%v.z|-xm1iqKQMVFLBK|=wm8=qPDVJCL;Hz|=-kmIIqPCWI|koLCIbI|=~3m(@qPFWK|~dmGiqPMWI|=+roN0A|3mB=qE,f)kKfpA=686O)Yz|!em?4qG0i,t}(YqKSEW)={RGz|!ymHIqy=}CKlGQq):{RGz|!lm]=q(>4,]N^kz|-emII60|!4m}5}}:qE8Q4WIWWlEQz|!4m}#{yqQAWIKSAW?GC:z|!2m6}BqM'[{ZlYQqGuC}/z|~ymW{dqQQ[Q|!1m{{W}(M28O8Yz|!4m,EqE8U4WIYWlESh0z"
  ],
  "HU": [
    "dpgfjkk",
    "!1m{rIM{wU4h}3lU^M}&z|=!2mY{Uq{xE{wwYUuIz|=-km,PqMYMumS{yqKYKx|=!1m.IqWSkIlEih4z|2m}3%v};hfv{Vz|~gmIUhfm0Yhfm0Yhf|3m!{{pc2U4}3=}BqUO[Cv{gzm}/IcbU^}3U}Bq=O6Cv{gz|!wm{_}HqCAO?MCUHSD^IQDUJUKOS=S,St,?z|-smSAKUmS:v[mU6v[mU8GU|5m-,hbvkh2z|4m;{gvpqLnfptf)v)z|5m}/IvpqFn0pX>Y%v.z|-xm1iqKQMVFLBK|=wm8=qPDVJCL;Hz|=-kmIIqPCWI|koLBIbI|=~3m)AqPCVG|~dmHnqPMWI|=+roN0A|3m@EqG{wi{wti}&qG4:,=M4I:Q6kz|!dmC'qE0u.~Kui'?{RIz|!rmGKqx:}DIlHQq&:{PIz|!wmWCc8=0I'=M8k8uUz|-smGGq?:0:|goMiY|!gm}@QhuqKf;pv[hPvOh4vChPv6q9C;)z|-hmMShf|deXM=?|!4m:}1qG?O:MEQIhQqOKMQKQEUt=M??z|!1mA}>qL!U{]h[qLyC}Bh0z|~gmU{dh]|!1m{{Z}>M28O8Yz|!4m,EqE8U4WIYWlESh0z"
  ],
  "DU": [
    "ongqxkk",
    "#bm}7QO{#|!nm='qI0U0tUflEUh8z|4oUUM|koKEGRI|~rm?PqNMSI|!om7@q?96IR)p=b6iUE9:I=A0Iz|goM7K|!1m{G}}8M{wU4h}3lU^M}&z|=!2mY{Uq{xE{wwYUuIz|=-km,PqMYMumS{yqKYKx|=!1m.IqWSkIlEih4z|nm}@%hilU^L}&h{uz|=!goM8}7I8|!nm,'b8bSb?bY:Y8=:Y:88Uz|goMW[pMpE|5m{u{dhbvkh2z|4m;{gvpqLnfptf)v)z|5m}/IvpqFn0pX>Y%v.z|-xm1iqKQMVFLBK|=wm8=qPDVJCL;Hz|=-kmIIqPCWI|koL?IbI|=~3m-@qOEVI|~rmFnqRQ[I|=+roN.A|!omZ{fc84{g4{_YqV9ifI+i,z|!nmIIcY4}/4}/^q>72^J+.,z|!goN{_^}jM|!om{HUqBfO}#lE2z|!nm}3IqQfC}#lM2z|!4mf};qIEMEhUqMIMMvXqINDNh?qDIDDz|-xmKMhYm8OhY|!2m.xP-qTEbIlNjz|~gmP0qTEbI|!1m{{XfM28O8Yz|!4m,EqE8U4WIYWlESh0z"
  ]
};

export const marks: Readonly<Record<string, string>> = {
  "S": "emI{>c[u}J}5}J}jqC}1{RplQ}#h'lM{yq{Y^{R)cI{j}7{N}J{-z|lmIYcWi}>}-}>}RqE}#{T[{X^{T6cI!}/{Z}>{@z|%emI}})v{5mI}D}&.m{wi{w.m}&Ef6m0[06",
  "H": "dmI}Pc8){D{P{D{{xqN{k}&{jpK}#kR.}#,yJ}&}-cI}-{T}R{D}}%z|rmI8c:.{P{Z{P{3qN!p!pL~}#O#~{yiIp~cI}#{_}D{P}_z|pm{w{{kq:M=kUK^=M:A8z",
  "D": "%boUI{N|bo}FI}N|go};II|hm{VOh}}.qB}2{V}5{_F{V{]z|ym}({Xq{y^'}&l^GqK3b,z|bm{g}+h}}:vYh{{Wz|ymMNh}}2vOh{{bz|boS~y}3Im{_Dh}3vSh{_z",
  "C": "bm?{;h^vxq}9L}7}+l?OqB}:{Z}X{f+{Z{9l?CqG{u}7{nz|lm%}Ph}XqB}1{n}L{~.{n{Fz|ymUShYqG^Q}&280{wz|hm08qI,}7)}8K}7pz|#bmY2YbmS,[kmS,YimS64^mC,4kmA,6i"
};

export const ribbon = "!dm{;UW4A:huvuzm}}i0:^QWh'v'z|!rm{{GCcp?}+W}>Ssu0}>?vkc):{nO{TSs'4{T?z|-gmONcfB}#X}7Tsu2}7>m{{xZcfA}#W}7Ssu2}7?";

export const garland = "=~hmIMq{[K{H4|=!lm};[q>24Ac?A2K:S?MGYQSqXQi=zm%Eq5;6M4JAWFXUOYIW0zmIEqG4S:cI?W?UIQGQUGUqAS4Kz|=-emxQ,KmCC4[m^2b:|=!bm{rQq:K:?QAYKz|=!gm=>qC>M6QROYDG?Kz";

export const rosette = "!eo}>II|~go}>II|-go}7II|=!lmI=q5==2C=U6[OU[QS=bzmUUqV5b=UC[UC[6U@Q2=z|!lm=Uq5V=bCUU[[CU6Q@=2z|-emI,v)mI}>vpm8{jh)m}>Ihp|=!rm6{nqDYMbSAE2zmI}XqD9M2SQEbz|!goU,{n|rm=GhfvNh0z|!goN}-'{N}D}DI{N{N";
